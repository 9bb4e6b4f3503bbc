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
	const { container: Container, fallback: Fallback } = page;
	const screen = `${ page.path } ${ screenOf( path, props.query ) }`;
	return (
		<LeavingBoundary screen={ screen }>
			<ErrorBoundary key={ screen }>
				<Suspense fallback={ Fallback ? <Fallback /> : <PageLoading isOwn={ page.preload !== undefined } /> }>
					<Container { ...props } path={ path } pathMatch={ page.path } />
				</Suspense>
			</ErrorBoundary>
		</LeavingBoundary>
	);
}

interface PageLoadingProps {
	/** Whether the page is ours. Without a class of ours it has the insets of pages of extensions, and everything jumps when it is there. */
	readonly isOwn: boolean;
}

function PageLoading( { isOwn }: PageLoadingProps ): ReactElement {
	return (
		<div className={ isOwn ? 'woocommerce-layout__loading store-admin-loading' : 'woocommerce-layout__loading' }>
			<Spinner />
		</div>
	);
}
