import '@xyflow/react/dist/base.css';
import { Background, Controls, Handle, Position, ReactFlow, ReactFlowProvider, useReactFlow, useViewport } from '@xyflow/react';
import type { Edge, Node, NodeProps } from '@xyflow/react';
import { createContext, memo, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { prefersStillness } from '../../../appearance.ts';
import { classNames } from '../../../components/class-names.ts';
import { levelWords } from '../../../components/MasteryBar.tsx';
import { StandingIcon, standingLabels, standingTones } from '../../../components/Standing.tsx';
import type { Strand } from '@stoa/schema/skill';
import type { StandingSkill } from '../standing-skills.ts';
import { strandNames } from '../strands.ts';
import { columnStep, neighbour, nodeSize, placeSkills, viewOn } from './graph-layout.ts';
import type { Direction, Lane, Placed } from './graph-layout.ts';

type SkillNode = Node<{ one: StandingSkill }, 'skill'>;
type Walk = {
  stop: string;
  chosen: string | null;
  choose: (id: string) => void;
  walk: (from: string, direction: Direction) => void;
  arrive: (id: string) => void;
};
const WalkContext = createContext<Walk | null>(null);

const arrows: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** A skill on the map. The map is a single tab stop, from which the arrow keys move along the edges. */
const SkillKnot = memo(function SkillKnot({ data: { one } }: NodeProps<SkillNode>) {
  const { stop, chosen, choose, walk, arrive } = use(WalkContext)!;
  const { skill, progress } = one;
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className="invisible" />
      <button
        type="button"
        id={`knot-${skill.id}`}
        tabIndex={stop === skill.id ? 0 : -1}
        aria-pressed={chosen === skill.id}
        aria-label={`${skill.name}: ${standingLabels[progress.standing]}${progress.opportunities > 0 ? `, ${levelWords(progress)}` : ''}`}
        onClick={() => choose(skill.id)}
        onFocus={() => arrive(skill.id)}
        onKeyDown={(event) => {
          const direction = arrows[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          walk(skill.id, direction);
        }}
        style={nodeSize}
        className={classNames(
          'nopan flex items-center gap-2.5 rounded-key border-[1.5px] px-3 text-left text-[0.875rem] leading-tight font-medium transition-shadow hover:shadow-lift',
          standingTones[progress.standing],
          progress.standing === 'locked' && 'border-dashed',
          chosen === skill.id && 'shadow-lift outline-3 outline-offset-2 outline-plum',
        )}
      >
        <StandingIcon standing={progress.standing} className="size-5" />
        <span className="text-ink">{skill.name}</span>
      </button>
      <Handle type="source" position={Position.Right} isConnectable={false} className="invisible" />
    </>
  );
});

type LaneNode = Node<{ name: string; height: number; width: number; even: boolean }, 'lane'>;
/** The strip of a strand. Its name is at the strip's start, or at the start of its visible part. */
const LaneStrip = memo(function LaneStrip({ data: { name, height, width, even }, positionAbsoluteX }: NodeProps<LaneNode>) {
  const { x, zoom } = useViewport();
  const hidden = Math.max(0, Math.min(-x / zoom - positionAbsoluteX, width));
  return (
    <div style={{ height, width, paddingLeft: hidden }} className={classNames('rounded-key py-2', even && 'bg-sunk/60')}>
      <span className="block max-w-full overflow-hidden px-3 font-serif text-lg font-semibold whitespace-nowrap text-soft">
        {name}
      </span>
    </div>
  );
});
const nodeTypes = { skill: SkillKnot, lane: LaneStrip };

type Props = { skills: readonly StandingSkill[]; chosen: string | null; onChoose: (skillId: string) => void };

export default function SkillGraphView(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawn {...props} />
    </ReactFlowProvider>
  );
}

function Drawn({ skills, chosen, onChoose }: Props) {
  const { placed, lanes } = useMemo(
    () =>
      placeSkills(
        skills.map(({ skill }) => skill),
        Object.keys(strandNames) as Strand[],
      ),
    [skills],
  );
  const [stop, setStop] = useState(() => chosen ?? whereToBegin(skills));
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);

  const show = useCallback(
    (id: string) => {
      const at = placed.find(({ skill }) => skill.id === id);
      // The map becomes ready a moment later; the page may have been left by then.
      if (at === undefined || frame.current === null) return;
      const zoom = Math.max(flow.getZoom(), 0.75);
      const { clientWidth, clientHeight } = frame.current;
      const view = viewOn(at, lanes, { width: clientWidth / zoom, height: clientHeight / zoom });
      void flow.setViewport({ x: -view.x * zoom, y: -view.y * zoom, zoom }, { duration: prefersStillness() ? 0 : 350 });
    },
    [flow, placed, lanes],
  );
  const walk = useCallback(
    (from: string, direction: Direction) => {
      const to = neighbour(placed, from, direction);
      if (to !== null) document.getElementById(`knot-${to}`)?.focus({ preventScroll: true });
    },
    [placed],
  );
  const arrive = useCallback(
    (id: string) => {
      setStop(id);
      // After a click, the skill is already visible; only for the keyboard does the map have to move.
      if (document.getElementById(`knot-${id}`)?.matches(':focus-visible') === true) show(id);
    },
    [show],
  );
  useEffect(() => {
    if (chosen !== null) show(chosen);
  }, [chosen, show]);

  const nodes = useMemo(() => [...lanes.map(stripOf), ...knotsOf(placed, skills)], [lanes, placed, skills]);
  const edges = useMemo<Edge[]>(() => edgesOf(placed, chosen ?? stop), [placed, chosen, stop]);
  const context = useMemo(() => ({ stop, chosen, choose: onChoose, walk, arrive }), [stop, chosen, onChoose, walk, arrive]);

  return (
    <WalkContext value={context}>
      <p id="how-to-walk" className="sr-only">
        Arrow keys move around the map: right to what a skill leads to, left to what it builds on, up and down in its column.
        Enter opens a skill.
      </p>
      <div
        ref={frame}
        role="group"
        aria-label="Skill map"
        aria-describedby="how-to-walk"
        className="card min-h-[min(72dvh,44rem)] overflow-hidden"
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          onInit={() => show(stop)}
          defaultViewport={{ x: 0, y: 0, zoom: 0.85 }}
          minZoom={0.15}
          maxZoom={1.6}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          preventScrolling
          zoomOnScroll={false}
          panOnScroll
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={28} size={1.2} color="var(--color-line)" />
          <Controls showInteractive={false} className="map-controls" />
        </ReactFlow>
      </div>
    </WalkContext>
  );
}

/** Returns the first skill to look at: one that is due or being learned, otherwise the first that is ready. */
const whereToBegin = (skills: readonly StandingSkill[]): string =>
  (['learning', 'due', 'ready'] as const)
    .map((standing) => skills.find(({ progress }) => progress.standing === standing))
    .find((found) => found !== undefined)?.skill.id ?? skills[0]!.skill.id;

const margin = 24;
const stripOf = ({ strand, y, height, from, to }: Lane, at: number): LaneNode => ({
  id: `lane-${strand}`,
  type: 'lane',
  position: { x: from - margin, y },
  data: { name: strandNames[strand], height, width: to - from + 2 * margin, even: at % 2 === 0 },
  zIndex: -1,
});

function knotsOf(placed: readonly Placed[], skills: readonly StandingSkill[]): SkillNode[] {
  const byId = new Map(skills.map((one) => [one.skill.id, one]));
  return placed.map(({ skill, x, y }) => ({
    id: skill.id,
    type: 'skill',
    position: { x, y },
    data: { one: byId.get(skill.id)! },
    ...nodeSize,
  }));
}

function edgesOf(placed: readonly Placed[], lit: string): Edge[] {
  const columnOf = new Map(placed.map(({ skill, x }) => [skill.id, x]));
  return placed.flatMap(({ skill, x }) =>
    skill.prerequisites.map((from) => {
      const bright = from === lit || skill.id === lit;
      // A line over more than one column passes behind other skills, so it is drawn faintly until it is needed.
      const isLong = x - columnOf.get(from)! > columnStep;
      return {
        id: `${from}-${skill.id}`,
        source: from,
        target: skill.id,
        style: {
          stroke: bright ? 'var(--color-plum)' : `color-mix(in srgb, var(--color-edge) ${isLong ? 16 : 38}%, transparent)`,
          strokeWidth: bright ? 2.25 : 1.4,
        },
        zIndex: 0,
      };
    }),
  );
}
