import type { TaskList } from '@store-admin/data';

/** The services that the tax task knows, each with a flag among the data of the task. */
const SERVICES = [ 'avalaraActivated', 'taxJarActivated', 'stripeTaxActivated', 'woocommerceTaxActivated' ];

/**
 * Whether a service computes the taxes of the store, as far as the tax task tells.
 *
 * @param lists The task lists; none while they are loading.
 */
export function hasTaxService( lists: readonly TaskList[] ): boolean {
	const tax = lists.flatMap( ( list ) => list.tasks ).find( ( task ) => task.id === 'tax' );
	return SERVICES.some( ( name ) => tax?.additionalData?.[ name ] === true );
}
