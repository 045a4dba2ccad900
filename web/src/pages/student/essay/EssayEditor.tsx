import Document from '@tiptap/extension-document';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import { CitationChip } from './citation-chip.ts';
import { wordsIn } from './essay-words.ts';
import './essay.css';

const extensions = [
  Document,
  Paragraph,
  Text,
  UndoRedo,
  CitationChip,
  Placeholder.configure({ placeholder: 'Write your essay here.', showOnlyWhenEditable: false }),
];

/**
 * The text of an essay: plain paragraphs and citation chips. Once it is shown, the editor library owns it; showing another text
 * needs another `key`.
 */
export function EssayEditor({
  begin,
  writable,
  onChange,
  onOpenSource,
}: {
  begin: EssayDocument;
  writable: boolean;
  onChange: (document: EssayDocument) => void;
  onOpenSource: (source: number) => void;
}) {
  const editor = useEditor({
    extensions,
    content: begin,
    editable: writable,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'essay-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Your essay',
        spellcheck: 'true',
      },
      handleClickOn: (_view, _at, node) => {
        if (node.type.name !== 'citation') return false;
        onOpenSource(Number(node.attrs['source']));
        return false;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as EssayDocument), // it consists of these extensions only; the server checks it strictly
  });
  useEffect(() => {
    editor.setEditable(writable, false);
  }, [editor, writable]);
  const cite = (source: number) =>
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'citation', attrs: { source } },
        { type: 'text', text: ' ' },
      ])
      .run();

  return (
    <div className="card overflow-clip">
      <div
        role="toolbar"
        aria-label="Cite a document"
        className="flex items-center gap-0.5 border-b sm:gap-1 border-line bg-card px-3 py-2"
      >
        <span className="mr-1 text-sm text-soft" aria-hidden="true">
          Cite:
        </span>
        {[1, 2, 3, 4, 5, 6, 7].map((source) => (
          <button
            key={source}
            type="button"
            disabled={!writable}
            aria-label={`Cite document ${source}`}
            onMouseDown={(event) => event.preventDefault()} // keeps the cursor's place in the text
            onClick={() => cite(source)}
            className="min-h-9 min-w-8 rounded-key px-1.5 text-[0.9375rem] font-medium text-plum hover:bg-plum-wash disabled:pointer-events-none disabled:opacity-55"
          >
            {source}
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

/** The number of words in an essay. */
export const WordCount = ({ document }: { document: EssayDocument }) => {
  const words = wordsIn(document);
  return <span>{words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`}</span>;
};
