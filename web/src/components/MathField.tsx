import { MathfieldElement } from 'mathlive';
import 'katex/dist/katex.min.css'; // MathLive uses KaTeX's fonts, so they are fetched only once
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { scriptTyping } from './script-typing.ts';
import { leaveEnded, writeFraction } from './fraction-typing.ts';
import { holdsWord } from './holds-word.ts';
import { groupLeaving, leaveAll, standsOutside } from './group-leaving.ts';
import type { MathFieldProps, MathHandle } from './math-entry.ts';
import { fraction } from './math-keys.ts';
import { wordTyping } from './word-typing.ts';

MathfieldElement.soundsDirectory = null;
MathfieldElement.fontsDirectory = null; // the style sheet imported above loads them

/**
 * The commands of the key bindings that we keep: moving, selecting, erasing, the clipboard. MathLive's other bindings write
 * something that the student didn't type.
 */
const plainKey = /^(move|extend|delete|undo|redo|selectAll|cut|copy|paste)/;

/** A field that typesets mathematics as it's typed. It's loaded when a problem first needs it. */
export default function MathField({ ref, ...props }: MathFieldProps & { ref?: Ref<MathHandle> }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const written = useRef<string | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = makeElement(place.current!, latest.current.value);
    written.current = latest.current.value;
    field.current = element;

    const aside = typeAhead(element);
    const { wrote, wroteAll } = ownTyping(element);
    const onInput = () => {
      wroteAll();
      const text = element.getValue('latex-without-placeholders');
      if (text === written.current) return;
      written.current = text;
      latest.current.onChange(text);
    };
    /** Handles a key if it's one of ours, and returns true if so; otherwise MathLive handles it. */
    const takes = (event: KeyboardEvent): boolean => {
      if (event.key === 'Enter') {
        // The input event comes a moment after the key. Read the field now, so that what is submitted is what the field shows.
        flushSync(onInput);
        latest.current.onSubmit();
      } else if (event.key === 'Backspace' && element.getValue() === '' && latest.current.onEmptyBackspace !== undefined) {
        latest.current.onEmptyBackspace();
      } else if (event.key === '√') {
        element.insert('\\sqrt{#?}');
      } else if (element.shadowRoot?.activeElement != null && wrote(event)) {
        onInput();
      } else return false;
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (!takes(event)) return aside(event);
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('input', onInput);
    element.addEventListener('keydown', onKey, { capture: true });
    if (latest.current.autoFocus) focusNow(element);
    return () => {
      element.remove();
      field.current = null;
    };
  }, []);

  const { value, label, describedBy, disabled, invalid, placeholder } = props;
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    field.current?.setValue(value, { silenceNotifications: true });
  }, [value]);
  useEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.setAttribute('aria-label', label);
    element.setAttribute('aria-describedby', describedBy);
    element.setAttribute('aria-invalid', String(invalid));
    element.disabled = disabled;
  }, [label, describedBy, disabled, invalid]);

  useImperativeHandle(ref, () => ({
    focus: () => field.current && focusNow(field.current),
    insert: ({ tex }) => {
      const element = field.current;
      if (element === null) return;
      if (standsOutside.test(tex)) leaveAll(element);
      leaveEnded(element, tex);
      if (tex === fraction.tex) writeFraction(element);
      else element.insert(tex, { format: 'latex', selectionMode: 'placeholder', focus: false, feedback: false });
    },
    erase: () => void field.current?.executeCommand('deleteBackward'),
    move: (by) => void field.current?.executeCommand(by === 1 ? 'moveToNextChar' : 'moveToPreviousChar'),
  }));

  return (
    <div className="relative w-full min-w-0">
      {value === '' && placeholder !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 content-center px-5 leading-tight text-soft sm:text-xl"
        >
          {placeholder}
        </span>
      )}
      <div ref={place} />
    </div>
  );
}

/**
 * Appends MathLive's element to the page with its automatic behavior turned off. Its options can be set only once it's in the
 * page.
 */
function makeElement(place: HTMLElement, value: string): MathfieldElement {
  const element = new MathfieldElement({ mathVirtualKeyboardPolicy: 'manual' });
  element.className = 'math-field';
  place.append(element);
  element.mathModeSpace = '\\:'; // without this, "1 1/2" becomes eleven halves
  element.smartMode = false;
  element.smartFence = false; // otherwise "(2,3]" can't be written
  element.menuItems = [];
  // The other bindings switch to text or TeX and lose characters ("|x-1|" came back empty), or write a fraction line for a
  // question mark.
  element.keybindings = element.keybindings.filter(({ command }) => typeof command === 'string' && plainKey.test(command));
  element.setValue(value, { silenceNotifications: true });
  // MathLive takes the focus a moment after a press, and keys typed before that would be lost.
  element.addEventListener('pointerdown', () => queueMicrotask(() => focusNow(element)));
  return element;
}

/** Applies our own typing rules. `wrote` returns true if one of them wrote the key; `wroteAll` is called after every input. */
function ownTyping(element: MathfieldElement): { wrote: (event: KeyboardEvent) => boolean; wroteAll: () => void } {
  const wroteScript = scriptTyping(element);
  const leftGroup = groupLeaving(element);
  const words = wordTyping(element);
  return {
    wrote(event) {
      const plain = !event.ctrlKey && !event.metaKey;
      if (plain) leaveEnded(element, event.key);
      words.before(event);
      if (leftGroup(event) || wroteScript(event)) return true;
      // Between words, a slash is no fraction line: "and/or", "because 3/4".
      const divides = plain && event.key === '/' && !holdsWord(element.getValue('latex-without-placeholders'));
      if (divides) writeFraction(element);
      return divides;
    },
    wroteAll: words.after,
  };
}

/** Focuses the inner element that receives the keys, without the timers that MathLive's own `focus` uses. */
const focusNow = (element: MathfieldElement): void =>
  element.shadowRoot?.querySelector<HTMLElement>('.ML__keyboard-sink')?.focus({ preventScroll: true });

/**
 * Keeps keys that are typed before MathLive is ready, and types them when it is. MathLive takes the focus in two steps, and in
 * between the keys go to an element that loses them.
 */
function typeAhead(element: MathfieldElement): (event: KeyboardEvent) => void {
  let waiting = '';
  const flush = () => {
    if (element.shadowRoot?.activeElement == null) {
      if (element.matches(':focus')) requestAnimationFrame(flush);
      else waiting = '';
      return;
    }
    const typed = waiting;
    waiting = '';
    for (const character of typed) element.executeCommand(['typedText', character, { simulateKeystroke: true }]);
  };
  return (event) => {
    const ready = element.shadowRoot?.activeElement != null;
    if (ready && waiting === '') return;
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting === '') requestAnimationFrame(flush);
    waiting += event.key;
  };
}
