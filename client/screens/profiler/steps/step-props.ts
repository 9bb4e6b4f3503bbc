import type { ProfilerHook } from '../use-profiler';

/** Props of every step. */
export interface StepProps {
	readonly profiler: ProfilerHook;
	/** Whether the step replaced another one. */
	readonly isNew: boolean;
}
