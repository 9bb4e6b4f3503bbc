import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section } from '@store-admin/components';
import type { TaskList } from '@store-admin/data';
import { Slot } from '@store-admin/extensibility';
import { EffortScore } from '../effort-score/effort-score';
import { TaskIllustration } from './illustrations/task-illustration';
import { StoreAddress } from './store-address';
import type { TaskListActions, WriteFailure } from './task-actions';

interface SetupCompleteCardProps {
	readonly list: TaskList;
	readonly actions: TaskListActions;
	readonly failure: WriteFailure | null;
}

function DefaultCard( { list, actions, failure }: SetupCompleteCardProps ) {
	return (
		<Section label={ __( "You've completed store setup", 'woocommerce' ) }>
			<div className="store-admin-task-header">
				<div className="store-admin-task-header__text">
					<h2 className="store-admin-task-header__title">{ __( "You've completed store setup", 'woocommerce' ) }</h2>
					<p className="store-admin-task-header__content">
						{ __( 'Congratulations! Take a moment to celebrate and look out for the first sale.', 'woocommerce' ) }
					</p>
					<StoreAddress />
					<Button onClick={ () => void actions.hide( list ) }>{ __( 'Hide this list', 'woocommerce' ) }</Button>
				</div>
				<TaskIllustration taskId="complete" />
			</div>
			<EffortScore />
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</Section>
	);
}

/**
 * The completed set-up list. It stays until the owner hides it, because a list that disappears by itself looks like a
 * fault. An extension may replace it.
 */
export function SetupCompleteCard( props: SetupCompleteCardProps ): ReactElement {
	const { list, actions } = props;
	return (
		<Slot
			name="woocommerce_experimental_task_list_completion"
			fillProps={ {
				hideTasks: () => void actions.hide( list ),
				keepTasks: () => void actions.keep( list ),
				customerEffortScore: true,
			} }
			fallback={ <DefaultCard { ...props } /> }
		/>
	);
}
