import type { ReactElement } from 'react';
import { SlotFillRoot } from '@store-admin/extensibility';
import { HistoryRouter, type PathHistory } from '@store-admin/navigation';
import { PageChromeProvider } from '../shared/page-chrome';
import { ErrorBoundary } from './error-screen';
import { AppPages } from './page/app-pages';

interface AppProps {
	readonly history: PathHistory;
}

/** The whole app of page=wc-admin. */
export function App( { history }: AppProps ): ReactElement {
	return (
		<ErrorBoundary>
			<SlotFillRoot>
				<HistoryRouter history={ history }>
					<PageChromeProvider>
						<AppPages />
					</PageChromeProvider>
				</HistoryRouter>
			</SlotFillRoot>
		</ErrorBoundary>
	);
}
