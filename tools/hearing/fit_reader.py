"""Trains the reader of whole messages (engine/src/hearing/reader) and prints its weights as JSON.

    /usr/bin/python3 tools/hearing/fit_reader.py SAMPLES > WEIGHTS

It is called by `node tools/train-hearing.ts reader`, which writes the samples, and needs PyTorch (Debian: python3-torch). On one
thread the same samples give the same weights. The network is described in reader-network.ts; the names of its parts are the
names of the stored matrices.
"""

import base64
import collections
import json
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

SEED, EPOCHS, BATCH, RATE, DECAY = 1, 8, 48, 3e-3, 1e-4
WORD, PIECE, MARKS, INPUT, STATE, JUDGE, KIND = 64, 32, 16, 96, 64, 96, 16
UNKNOWN = 0.04  # of the words are hidden in training, so that the network learns what to do with new ones
LEAST = 3  # times that a word must occur to have a row of its own
# The acts, in the order of `actNames`
ACTS = 'answer probe_answer misconception question wish feeling reason small_talk off_topic noise'.split()

torch.set_num_threads(1)
torch.manual_seed(SEED)
random.seed(SEED)
np.random.seed(SEED)

file = json.load(open(sys.argv[1]))
train, pieces, mark_count, piece_rows = file['samples'], file['pieces'], file['marks'], file['pieceRows']
uses = collections.Counter()
for sample in train:
    uses.update(word['word'] for word in sample['message'])
    uses.update(sample['line'])
    uses.update(sample['stem'])
    for listed in sample['misconceptions']:
        uses.update(listed['words'])
words = sorted(word for word, count in uses.items() if count >= LEAST)
row_of = {word: row + 2 for row, word in enumerate(words)}  # 0 is nothing, 1 an unknown word
kinds = sorted({sample['inputType'] for sample in train})


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        both = 2 * STATE
        self.words = nn.Embedding(len(words) + 2, WORD, padding_idx=0)
        nn.init.normal_(self.words.weight, 0, 0.3)
        self.words.weight.data[0] = 0
        self.pieces = nn.EmbeddingBag(piece_rows + 1, PIECE, mode='mean', padding_idx=piece_rows)
        nn.init.normal_(self.pieces.weight, 0, 0.3)
        self.marks = nn.Linear(mark_count, MARKS)
        self.inp = nn.Linear(WORD + PIECE + MARKS, INPUT)
        self.rnn = nn.LSTM(INPUT, STATE, batch_first=True, bidirectional=True)
        self.q = nn.Linear(both, both, bias=False)
        self.rnn2 = nn.LSTM(2 * both, STATE, batch_first=True, bidirectional=True)
        self.att = nn.Linear(both, 1)
        self.drop = nn.Dropout(0.25)
        self.it = nn.Embedding(len(kinds), KIND)
        judge = lambda size, hidden, out: nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Dropout(0.3), nn.Linear(hidden, out))
        self.first = judge(2 * both + KIND + 1, JUDGE, len(ACTS))
        self.any = judge(2 * both + KIND + 1, JUDGE, len(ACTS))
        self.mis = judge(3 * both + 3, STATE, 1)

    def vectors(self, ids, rows, offsets, marks):
        pieces = self.pieces(rows, offsets).view(*ids.shape, PIECE)
        return torch.relu(self.inp(self.drop(torch.cat([self.words(ids), pieces, self.marks(marks)], -1))))

    def read(self, layer, vectors, mask):
        packed = nn.utils.rnn.pack_padded_sequence(vectors, mask.sum(1), batch_first=True, enforce_sorted=False)
        return nn.utils.rnn.pad_packed_sequence(layer(packed)[0], batch_first=True, total_length=vectors.shape[1])[0]

    def seen(self, states, others, mask):
        fits = self.q(states) @ others.transpose(1, 2) / (2 * STATE) ** 0.5
        return fits.masked_fill(~mask.unsqueeze(1), -1e9).softmax(-1) @ others

    def forward(self, batch):
        *message, mask = batch['message']
        own = self.vectors(*message)
        first = self.drop(self.read(self.rnn, own, mask))
        around = [(self.drop(self.read(self.rnn, self.vectors(*batch[name][:4]), batch[name][4])), batch[name][4]) for name in ('line', 'stem')]
        context, there = torch.cat([states for states, _ in around], 1), torch.cat([mask for _, mask in around], 1)
        states = self.drop(self.read(self.rnn2, torch.cat([first, self.seen(first, context, there)], -1), mask))
        weights = self.att(states).squeeze(-1).masked_fill(~mask, -1e9).softmax(-1)
        pooled = torch.cat(
            [
                (weights.unsqueeze(-1) * states).sum(1),
                states.masked_fill(~mask.unsqueeze(-1), -1e4).max(1)[0],
                self.it(batch['kind']),
                batch['probe'].unsqueeze(1),
            ],
            -1,
        )
        present = self.any(pooled)
        *described, here = batch['described']
        theirs, of = self.vectors(*described), batch['of']
        listed = self.drop(self.read(self.rnn, theirs, here))
        said, said_mask = states[of], mask[of]
        alike = F.normalize(own[of], dim=-1) @ F.normalize(theirs, dim=-1).transpose(1, 2)
        alike = alike.masked_fill(~(said_mask.unsqueeze(2) & here.unsqueeze(1)), -1)
        counts, said_counts = here.sum(1), said_mask.sum(1)
        likeness = torch.stack([alike.max(1)[0].mul(here).sum(1) / counts, alike.max(2)[0].mul(said_mask).sum(1) / said_counts], 1)
        mean = lambda vectors: (vectors * here.unsqueeze(-1)).sum(1) / counts.unsqueeze(1)
        one, other = mean(listed), mean(self.seen(listed, said, said_mask))
        mistake = self.mis(torch.cat([one, other, one * other, likeness, present[of][:, 2:3]], -1)).squeeze(-1)
        return self.first(pooled), present, mistake


def padded(texts, marks=None):
    """Texts as tensors of equal length: rows of words, rows of their pieces with offsets, marks, and what is no padding."""
    longest = max(1, max(map(len, texts)))
    ids = np.zeros((len(texts), longest), 'i8')
    facts = np.zeros((len(texts), longest, mark_count), 'f4')
    mask = np.zeros((len(texts), longest), bool)
    rows, offsets = [], []
    for i, text in enumerate(texts):
        mask[i, 0] = True
        for j in range(longest):
            offsets.append(len(rows))
            if j >= len(text):
                rows.append(piece_rows)
                continue
            ids[i, j] = row_of.get(text[j], 1)
            mask[i, j] = True
            rows += pieces.get(text[j], [])
            for k in range(mark_count if marks else 0):
                facts[i, j, k] = (marks[i][j] >> k) & 1
    return torch.tensor(ids), torch.tensor(rows or [piece_rows]), torch.tensor(offsets), torch.tensor(facts), torch.tensor(mask)


HIDDEN = '\0'


def batch_of(samples):
    messages = [[HIDDEN if random.random() < UNKNOWN else word['word'] for word in sample['message']] for sample in samples]
    named = [[act.get('misconception') for act in sample['acts']] for sample in samples]
    listed = [(i, one) for i, sample in enumerate(samples) for one in sample['misconceptions']]
    return {
        'message': padded(messages, [[word['marked'] for word in sample['message']] for sample in samples]),
        'line': padded([sample['line'] for sample in samples]),
        'stem': padded([sample['stem'] for sample in samples]),
        'described': padded([one['words'] for _, one in listed]),
        'of': torch.tensor([i for i, _ in listed]),
        'mistaken': torch.tensor([float(one['id'] in named[i]) for i, one in listed]),
        'present': torch.tensor([[float(any(act['act'] == name for act in sample['acts'])) for name in ACTS] for sample in samples]),
        'kind': torch.tensor([kinds.index(sample['inputType']) for sample in samples]),
        'probe': torch.tensor([float(sample['hasProbe']) for sample in samples]),
        'first': torch.tensor([ACTS.index(sample['acts'][0]['act']) for sample in samples]),
    }


def fit():
    reader = Reader()
    steps = EPOCHS * ((len(train) + BATCH - 1) // BATCH)
    optimizer = torch.optim.AdamW(reader.parameters(), lr=RATE, weight_decay=DECAY)
    rates = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1)
    for epoch in range(EPOCHS):
        reader.train()
        # Messages of about the same length are in one batch.
        order = sorted(range(len(train)), key=lambda at: len(train[at]['message']) + random.random() * 12)
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        random.shuffle(batches)
        total = 0
        for places in batches:
            batch = batch_of([train[at] for at in places])
            first, present, mistake = reader(batch)
            loss = (
                F.cross_entropy(first, batch['first'], label_smoothing=0.05)
                + 2 * F.binary_cross_entropy_with_logits(present, batch['present'])
                + F.binary_cross_entropy_with_logits(mistake, batch['mistaken'], pos_weight=torch.tensor(2.0))
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            rates.step()
            total += loss.item()
        print(f'round {epoch + 1} of {EPOCHS}: loss {total / len(batches):.3f}', file=sys.stderr, flush=True)
    return reader


def stored(values):
    """A matrix as signed bytes, with a step for each row."""
    rows = values.reshape(1, -1) if values.ndim == 1 else values
    steps = np.maximum(np.abs(rows).max(1) / 127, 1e-9).astype('f4')
    whole = np.clip(np.round(rows / steps[:, None]), -127, 127).astype('i1')
    text = lambda array: base64.b64encode(array.tobytes()).decode()
    return {'rows': rows.shape[0], 'columns': rows.shape[1], 'scales': text(steps), 'values': text(whole)}


reader = fit()
matrices = {name: stored(values.numpy().astype('f4')[: piece_rows if name == 'pieces.weight' else None]) for name, values in reader.state_dict().items()}
json.dump({'words': '\n'.join(words), 'inputTypes': kinds, 'matrices': matrices}, sys.stdout)
