import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog, Skeleton, SkeletonGroup } from '@store-admin/components';
import { navigateTo } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SafeHtml } from '../../../shared/safe-html';
import { hrefOf, type Place } from '../place';
import { usePreview } from './use-preview';

/** The description of a product, from another site: its words and links only. */
export function PreviewDialog( { place }: { readonly place: Place } ): ReactElement {
	const { remote, refresh } = usePreview( place.previews );
	const close = () => navigateTo( { url: hrefOf( { ...place, previews: '' } ) } );
	return (
		<Dialog
			title={ __( 'About the product', 'store-admin' ) }
			size="wide"
			onClose={ close }
			actions={
				<Button
					variant="primary"
					onClick={ () => navigateTo( { url: hrefOf( { ...place, previews: '', installs: place.previews } ) } ) }
				>
					{ __( 'Add to store', 'woocommerce' ) }
				</Button>
			}
		>
			<div className="store-admin-extensions__preview" dir="auto">
				<RemoteBoundary
					of={ remote }
					skeleton={
						<SkeletonGroup label={ __( 'Loading the description…', 'store-admin' ) }>
							<Skeleton inlineSize="80%" />
							<Skeleton inlineSize="60%" />
						</SkeletonGroup>
					}
					failureTitle={ __( 'The description could not be loaded.', 'store-admin' ) }
					onRetry={ refresh }
				>
					{ ( html ) => <SafeHtml html={ html } /> }
				</RemoteBoundary>
			</div>
		</Dialog>
	);
}
