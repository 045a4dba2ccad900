import { Icon } from '../../../components/Icon.tsx';

/** Says that the exam service can't be reached, so the state of her questions is unknown. */
export const ExamsDown = () => (
  <p className="flex items-center gap-2 text-[0.9375rem]">
    <Icon name="cloud" className="size-5 shrink-0 text-ochre" />
    Exams can’t be reached right now. Nothing is lost. Try again in a few minutes.
  </p>
);
