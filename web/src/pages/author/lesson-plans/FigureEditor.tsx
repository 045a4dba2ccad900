import type { Figure } from '@stoa/schema/figure/figure';
import { Button } from '../../../components/Button.tsx';
import { SelectField } from '../../../components/Field.tsx';
import { FigureView } from '../../../figures/FigureView.tsx';
import { FindingsAt, Line, List, NumberLine, Pick } from './PlanFields.tsx';
import { curveBegins, figureChoices, figureKinds, freshItem, kindOf } from './figure-kinds.ts';
import { valueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import { useEditor } from './use-plan-editor.ts';

/**
 * The picture of a text: chosen by kind, filled in, and shown as a student sees it, with its description. Most texts have none.
 */
export function FigureEditor({ at, of }: { at: PlanPath; of: string }) {
  const { draft, pictures, reshape } = useEditor();
  const figure = valueAt(draft, at) as Figure | undefined; // the editor is opened only for pictures
  const shown = pictures.get(at);
  const kind = figure === undefined ? undefined : kindOf(figure);
  return (
    <div className="grid gap-3" data-at={at}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full min-w-0 sm:w-56">
          <SelectField
            label={`Picture of ${of}`}
            value={kind?.name ?? ''}
            onChange={({ target: { value } }) => reshape(at, figureKinds.find(({ name }) => name === value)?.begins)}
          >
            <option value="">No picture</option>
            {figureKinds.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        {figure !== undefined && (
          <Button size="small" look="quiet" onClick={() => reshape(at, undefined)}>
            Remove the picture
          </Button>
        )}
      </div>
      {figure !== undefined && (
        <>
          <FindingsAt at={at} />
          <div className="rounded-card border border-line bg-card px-4 [&>figure]:my-3">
            {shown === undefined ? (
              <p className="py-3 text-soft">The picture is drawn here once its fields fit together.</p>
            ) : (
              <FigureView shown={shown} />
            )}
          </div>
          <details className="group">
            <summary className="min-h-9 content-center text-soft">What is in the picture</summary>
            <div className="pt-2">
              <Parts at={at} value={figure} kind={figure.kind} />
            </div>
          </details>
        </>
      )}
    </div>
  );
}

type PartProps = { at: PlanPath; name: string; value: unknown; kind: Figure['kind'] };

/** The parts of a figure, or of one of its parts: numbers and words side by side, lists and groups below. */
function Parts({ at, value, kind }: { at: PlanPath; value: object; kind: Figure['kind'] }) {
  const parts = Object.entries(value).filter(([name]) => name !== 'kind' && !(kind === 'solid' && name === 'shape'));
  const isGroup = ([, part]: [string, unknown]) => typeof part === 'object' && part !== null;
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {parts
          .filter((part) => !isGroup(part))
          .map(([name, part]: [string, unknown]) => (
            <Part key={name} at={`${at}.${name}`} name={name} value={part} kind={kind} />
          ))}
      </div>
      {parts.filter(isGroup).map(([name, part]: [string, unknown]) =>
        Array.isArray(part) ? (
          <PartList key={name} at={`${at}.${name}`} name={name} kind={kind} />
        ) : (
          <fieldset key={name} className="grid gap-2 border-l-2 border-line pl-4">
            <legend className="font-semibold">{inWords(name)}</legend>
            <Parts at={`${at}.${name}`} value={part as object} kind={kind} />
          </fieldset>
        ),
      )}
    </div>
  );
}

function PartList({ at, name, kind }: Omit<PartProps, 'value'>) {
  const { draft } = useEditor();
  const items = valueAt(draft, at) as unknown[];
  return (
    <List<unknown>
      at={at}
      title={inWords(name)}
      nameOf={(_, index) => `${inWords(name).toLowerCase()} ${index + 1}`}
      addLabel={`Add to ${inWords(name).toLowerCase()}`}
      make={() => freshItem(kind, name, items.at(-1))}
    >
      {(item, place, index) =>
        Array.isArray(item) ? (
          <PartList at={place} name={`Row ${index + 1}`} kind={kind} />
        ) : typeof item === 'object' && item !== null ? (
          <Parts at={place} value={item} kind={kind} />
        ) : (
          <Part at={place} name={name} value={item} kind={kind} />
        )
      }
    </List>
  );
}

/** One number, word, choice, or yes/no. */
function Part({ at, name, value, kind }: PartProps) {
  const { set, reshape } = useEditor();
  const label = inWords(name);
  const choices = figureChoices[name];
  if (typeof value === 'boolean')
    return (
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" className="size-5" checked={value} onChange={({ target: { checked } }) => set(at, checked)} />{' '}
        {label}
      </label>
    );
  if (name === 'shape')
    return (
      <SelectField
        label={label}
        value={String(value)}
        onChange={(event) => reshape(at.replace(/\.shape$/, ''), curveBegins[event.target.value])}
      >
        {choices!.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    );
  if (choices !== undefined && typeof value === 'string' && choices.includes(value))
    return <Pick at={at} label={label} options={fitting(name, choices, value).map((one) => ({ value: one, label: one }))} />;
  if (name === 'cells') return <NumberLine at={at} label={label} advice="Leave it empty, and students fill it in." nullable />;
  if (typeof value === 'number') return <NumberLine at={at} label={label} />;
  return <Line at={at} label={label} nullable={mayBeEmpty(name, kind)} />;
}

/**
 * Both a wave and a circle's line have a field `of`: for a wave it's an angle's function, for a line the radius or the
 * diameter.
 */
const fitting = (name: string, choices: readonly string[], value: string): readonly string[] => {
  const ofCircle = ['radius', 'diameter'];
  return name === 'of' ? choices.filter((one) => ofCircle.includes(one) === ofCircle.includes(value)) : choices;
};

const namesItself = new Set<Figure['kind']>(['tape_diagram', 'polygons', 'angles', 'box_plot']);
const mayBeEmpty = (name: string, kind: Figure['kind']): boolean =>
  ['label', 'angle', 'whole', 'rule', 'text', 'out'].includes(name) || (name === 'name' && namesItself.has(kind));

const names: Readonly<Record<string, string>> = {
  step: 'Marks apart',
  parts: 'Parts',
  at: 'Place',
  in: 'Goes in',
  out: 'Comes out',
  k: 'Up by k',
  h: 'Right by h',
  each: 'Each picture counts',
  right: 'Right angle',
  right_at_end: 'Right angle at its end',
};
const inWords = (name: string): string => names[name] ?? (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');
