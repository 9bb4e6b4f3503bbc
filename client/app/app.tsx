import type { ReactElement } from 'react';
import { SlotFillRoot } from '@store-admin/extensibility';
import { HistoryRouter, type PathHistory } from '@store-admin/navigation';
import { PageChromeProvider } from '../shared/page-chrome';
import { ErrorBoundary } from './error-screen';
import { TaskScreensContext } from '../shared/task-screens';
import { AppPages } from './page/app-pages';
import { taskScreens } from './routes';

interface AppProps {
	readonly history: PathHistory;
}

/** The app of page=wc-admin with all its providers. */
export function App( { history }: AppProps ): ReactElement {
	return (
		<ErrorBoundary>
			<SlotFillRoot>
				<HistoryRouter history={ history }>
					<PageChromeProvider>
						<TaskScreensContext.Provider value={ taskScreens }>
							<AppPages />
						</TaskScreensContext.Provider>
					</PageChromeProvider>
				</HistoryRouter>
			</SlotFillRoot>
		</ErrorBoundary>
	);
}
