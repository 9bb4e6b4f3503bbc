import { getNewPath } from '@store-admin/navigation';

/** Steps of the wizard, with the names that the host has in addresses and requests. */
export type StepId = 'intro-opt-in' | 'user-profile' | 'business-info' | 'plugins' | 'skip-guided-setup';

/** How far the wizard is at a step, in percent. */
export const PROGRESS: Readonly< Record< StepId, number > > = {
	'intro-opt-in': 20,
	'user-profile': 40,
	'business-info': 60,
	plugins: 80,
	'skip-guided-setup': 80,
};

/** Addresses of states in which nothing can be answered. They lead to the step that such a state belongs to. */
const STEP_OF_STATE: Readonly< Record< string, StepId > > = { 'plugins-loading': 'plugins', 'plugins-loading-with-timeout': 'plugins' };

/**
 * The step of an address. A name that is not known, for example of an old link, is the first step.
 *
 * @param name Value of `step`.
 */
export function stepOf( name: string | undefined ): StepId {
	const known = Object.keys( PROGRESS ).find( ( step ): step is StepId => step === name );
	return known ?? ( name !== undefined && Object.hasOwn( STEP_OF_STATE, name ) ? STEP_OF_STATE[ name ] : undefined ) ?? 'intro-opt-in';
}

/**
 * The address of a step, relative to wp-admin.
 *
 * @param step The step.
 * @param path Path of the wizard, which has two.
 */
export function hrefOf( step: StepId, path: string ): string {
	return getNewPath( step === 'intro-opt-in' ? {} : { step }, path, {} );
}
