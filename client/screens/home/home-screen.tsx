import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Page } from '@store-admin/components';
import { useQuery } from '@store-admin/navigation';
import { SectionBoundary } from '../../shared/section-boundary';
import { TaskScreen } from './task/task-screen';
import { TaskListsSection } from './task-lists/task-lists-section';

/** Home, or the one task that the address names. */
export function HomeScreen(): ReactElement {
	const { task } = useQuery();
	if ( task ) {
		return <TaskScreen key={ task } taskId={ task } />;
	}
	return (
		<Page measure="single" className="woocommerce-homescreen">
			<SectionBoundary failureTitle={ __( 'Your tasks cannot be shown.', 'store-admin' ) }>
				<TaskListsSection />
			</SectionBoundary>
		</Page>
	);
}
