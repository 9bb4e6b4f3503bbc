import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, brush, check, payment, percent, shipping, store, tag } from '@wordpress/icons';
import type { Task } from '@store-admin/data';
import { getAdminLink, getNewPath, Link } from '@store-admin/navigation';
import { plainText } from '../../../shared/plain-text';
import { recordEvent } from '../../../shared/record-event';
import { rememberTask } from '../essential-tasks';
import { stepHref } from '../launch-step';

const ICONS: Readonly< Record< string, typeof tag > > = {
	products: tag,
	'customize-store': brush,
	payments: payment,
	shipping,
	tax: percent,
};

interface EssentialTaskListProps {
	readonly tasks: readonly Task[];
	readonly isLive: boolean;
}

function titleOf( task: Task ): string {
	return plainText( task.title ).trim() || task.id;
}

function OpenTask( { task }: { readonly task: Task } ) {
	const handleOpen = () => {
		recordEvent( 'launch_your_store_hub_tasklist_item_clicked', { task: task.id } );
		rememberTask( task.id, getAdminLink( stepHref( 'hub' ) ) );
	};
	return (
		<Link
			className="store-admin-launch__task"
			href={ task.actionUrl || getNewPath( { task: task.id }, '/', {} ) }
			onClick={ handleOpen }
		>
			<Icon icon={ ICONS[ task.id ] ?? store } size={ 24 } />
			<span className="store-admin-launch__task-title">{ titleOf( task ) }</span>
			<span className="store-admin-launch__chevron" aria-hidden="true" />
		</Link>
	);
}

function DoneTask( { task }: { readonly task: Task } ) {
	return (
		<span className="store-admin-launch__task is-done">
			<Icon icon={ check } size={ 24 } />
			<span className="store-admin-launch__task-title">{ titleOf( task ) }</span>
			<span className="screen-reader-text">{ __( 'Done', 'store-admin' ) }</span>
		</span>
	);
}

/** What the store needs before it is launched. A task leads back here. */
export function EssentialTaskList( { tasks, isLive }: EssentialTaskListProps ): ReactElement | null {
	if ( tasks.length === 0 ) {
		return isLive ? null : (
			<p className="store-admin-launch__all-done">
				<Icon icon={ check } size={ 24 } />
				{ __( 'Fantastic job! Your store is ready to go — no pending tasks to complete.', 'woocommerce' ) }
			</p>
		);
	}
	return (
		<>
			<h2 className="store-admin-launch__heading">{ __( 'Essential Tasks', 'woocommerce' ) }</h2>
			<ul className="store-admin-launch__tasks">
				{ tasks.map( ( task ) => (
					<li key={ task.id }>{ task.isComplete ? <DoneTask task={ task } /> : <OpenTask task={ task } /> }</li>
				) ) }
			</ul>
		</>
	);
}
