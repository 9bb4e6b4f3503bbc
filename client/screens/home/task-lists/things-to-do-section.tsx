import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Badge, CollapsibleList, InlineError, Section } from '@store-admin/components';
import type { TaskList } from '@store-admin/data';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { useKeptState } from '../place/use-kept-state';
import { HideListMenu } from './hide-list-menu';
import type { TaskListActions, WriteFailure } from './task-actions';
import { TaskRow } from './task-row';
import { SellToCheck } from '../../../shared/sell-to/sell-to-check';
import { useHashTarget } from './use-hash-target';
import { useSellToCheck } from './use-task-lists';
import { arrangeIdeas, remainingTasks, visibleTasks } from './visible-tasks';

/** The host's own list of things to do. */
const EXTENDED = 'extended';

interface ThingsToDoSectionProps {
	readonly list: TaskList;
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

function moreLabel( count: number ): string {
	/* translators: %d: number of tasks that are not shown. */
	return sprintf( _n( 'Show %d more task', 'Show %d more tasks', count, 'store-admin' ), count );
}

function Remaining( { count }: { readonly count: number } ) {
	/* translators: %d: number of open tasks. */
	const label = sprintf( _n( '%d task left', '%d tasks left', count, 'store-admin' ), count );
	return <Badge label={ label }>{ count }</Badge>;
}

function SellTo() {
	const { state, check } = useSellToCheck();
	return (
		<div className="store-admin-task-list__check">
			<SellToCheck state={ state } onCheck={ check } heading="h3" />
		</div>
	);
}

/** A list of suggested tasks. Those of extensions and two of the host are visible. */
export function ThingsToDoSection( { list, actions, failure }: ThingsToDoSectionProps ): ReactElement {
	const { tasks, inViewCount } = arrangeIdeas( visibleTasks( list ) );
	const remaining = remainingTasks( list ).length;
	const rows = useKeptFocus< HTMLUListElement >( tasks.map( ( task ) => task.id ) );
	const id = list.id === EXTENDED ? 'extended_task_list' : list.id;
	const [ isExpanded, setIsExpanded ] = useKeptState( id, false );
	useHashTarget( id );
	return (
		<Section
			id={ id }
			className="store-admin-task-list"
			title={ list.title }
			badge={ remaining > 0 && <Remaining count={ remaining } /> }
			action={ <HideListMenu list={ list } tasks={ tasks } actions={ actions } /> }
		>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
			<CollapsibleList
				listRef={ rows }
				className="store-admin-task-list__items"
				visibleCount={ inViewCount }
				moreLabel={ moreLabel }
				lessLabel={ __( 'Show less', 'woocommerce' ) }
				isExpanded={ isExpanded }
				onToggle={ setIsExpanded }
			>
				{ tasks.map( ( task ) => (
					<TaskRow key={ task.id } task={ task } actions={ actions } />
				) ) }
			</CollapsibleList>
			{ list.id === EXTENDED && <SellTo /> }
		</Section>
	);
}
