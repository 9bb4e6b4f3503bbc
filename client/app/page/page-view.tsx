import { Suspense, type ReactElement } from 'react';
import { Spinner } from '@store-admin/components';
import type { PageDefinition, PageProps } from '../../shared/page-definition';
import { ErrorBoundary } from '../error-screen';
import { LeavingBoundary } from './leaving-boundary';
import { screenOf } from './screen-of';

interface PageViewProps extends Omit< PageProps, 'pathMatch' > {
	readonly page: PageDefinition;
}

/** The container of a page, with a boundary for its errors and a fallback while its code is loading. */
export function PageView( { page, path, ...props }: PageViewProps ): ReactElement {
	const { container: Container, fallback: Fallback = PageLoading } = page;
	const screen = `${ page.path } ${ screenOf( path, props.query ) }`;
	return (
		<LeavingBoundary screen={ screen }>
			<ErrorBoundary key={ screen }>
				<Suspense fallback={ <Fallback /> }>
					<Container { ...props } path={ path } pathMatch={ page.path } />
				</Suspense>
			</ErrorBoundary>
		</LeavingBoundary>
	);
}

function PageLoading(): ReactElement {
	return (
		<div className="woocommerce-layout__loading">
			<Spinner />
		</div>
	);
}
