import { Suspense, type ReactElement } from 'react';
import { Spinner } from '@store-admin/components';
import type { PageDefinition, PageProps } from '../../shared/page-definition';
import { ErrorBoundary } from '../error-screen';
import { screenOf } from './screen-of';

interface PageViewProps extends Omit< PageProps, 'pathMatch' > {
	readonly page: PageDefinition;
}

/** The page itself; a crash or code that is still on its way stays inside. */
export function PageView( { page, path, ...props }: PageViewProps ): ReactElement {
	const { container: Container, fallback: Fallback = PageLoading } = page;
	return (
		<ErrorBoundary key={ `${ page.path } ${ screenOf( path, props.query ) }` }>
			<Suspense fallback={ <Fallback /> }>
				<Container { ...props } path={ path } pathMatch={ page.path } />
			</Suspense>
		</ErrorBoundary>
	);
}

function PageLoading(): ReactElement {
	return (
		<div className="woocommerce-layout__loading">
			<Spinner />
		</div>
	);
}
