import type { ReactElement } from 'react';
import { Fill } from '@store-admin/extensibility';
import { useQuery } from '@store-admin/navigation';
import { getHostGlobals } from '@store-admin/settings';
import { hasContainer, renderContainer } from './task-container';
import { useTask } from './use-task';

const NAME = 'wc-admin-deprecated-task-container';

let isRegistered = false;

function ContainerFill( { taskId }: { readonly taskId: string } ): ReactElement | null {
	const { task: remote, query, onComplete } = useTask( taskId );
	const task = remote.status === 'ready' ? remote.data : null;
	return task && hasContainer( task ) ? (
		<Fill name={ `woocommerce_onboarding_task_${ taskId }` }>{ renderContainer( { task, query, onComplete } ) }</Fill>
	) : null;
}

function ContainerPlugin(): ReactElement | null {
	const { task } = useQuery();
	return task ? <ContainerFill taskId={ task } /> : null;
}

/**
 * Registers a plugin under the host's name that shows the screens of tasks from JavaScript, when an extension loaded the
 * packages for plugins. Without an extension the screens are rendered directly.
 */
export function installContainerPlugin(): void {
	const { plugins, components } = getHostGlobals();
	const registerPlugin = plugins?.getFunction( 'registerPlugin' );
	if ( registerPlugin && components && ! isRegistered ) {
		isRegistered = true;
		registerPlugin( NAME, { scope: 'woocommerce-tasks', render: ContainerPlugin } );
	}
}
