import type { ReactElement } from 'react';
import { useFullQuery, usePath } from '@store-admin/navigation';
import { AppLayout } from '../layout/app-layout';
import { PageView } from './page-view';
import { useCurrentPage } from './use-current-page';
import { useHostWatchers } from './use-host-watchers';
import { usePageEffects } from './use-page-effects';

/** The page of the current path in the layout. The layout stays mounted when the page changes. */
export function AppPages(): ReactElement {
	const path = usePath();
	const query = useFullQuery();
	const { page, pages, params, breadcrumbs } = useCurrentPage( path );
	useHostWatchers();
	usePageEffects( { page, pages, path, query } );
	return (
		<AppLayout breadcrumbs={ breadcrumbs } layout={ page.layout } query={ query } Extras={ page.extras }>
			<PageView page={ page } params={ params } path={ path } query={ query } />
		</AppLayout>
	);
}
