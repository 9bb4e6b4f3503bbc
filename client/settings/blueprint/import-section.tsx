import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, ConfirmDialog, InlineError, Skeleton, SkeletonGroup } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { can } from '@store-admin/settings';
import { RemoteBoundary } from '../../shared/remote/remote-boundary';
import { FileZone } from './file-zone';
import { ImportProgress } from './import-progress';
import { StepList } from './step-list';
import { namesWithoutRight, summarizeSteps } from './step-words';
import type { BlueprintPage } from './use-blueprint';
import { useChosenFile } from './use-chosen-file';
import { useImport } from './use-import';

const VISIBILITY = 'admin.php?page=wc-settings&tab=site-visibility';

/** Import of a blueprint, where the host and the rights of the user allow it. */
export function ImportSection( { importAllowed, refreshImportAllowed, requests, maxBytes }: BlueprintPage ): ReactElement {
	const skeleton = (
		<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
			<Skeleton inlineSize="100%" shape="block" />
		</SkeletonGroup>
	);
	return (
		<section className="store-admin-blueprint__section" aria-labelledby="store-admin-blueprint-import">
			<h3 id="store-admin-blueprint-import">{ __( 'Import', 'woocommerce' ) }</h3>
			<p>{ __( 'Import a .json file. You can import only one Blueprint at a time.', 'store-admin' ) }</p>
			{ can( 'manage_options' ) ? (
				<RemoteBoundary
					of={ importAllowed }
					skeleton={ skeleton }
					failureTitle={ __( 'It is not known whether blueprints can be imported.', 'store-admin' ) }
					onRetry={ refreshImportAllowed }
				>
					{ ( isAllowed ) => ( isAllowed ? <Import maxBytes={ maxBytes } requests={ requests } /> : <NotAllowed /> ) }
				</RemoteBoundary>
			) : (
				<p className="store-admin-blueprint__notice">
					{ __( 'Your account is not allowed to import blueprints. Ask the owner of the site for access.', 'store-admin' ) }
				</p>
			) }
		</section>
	);
}

function NotAllowed() {
	return (
		<p className="store-admin-blueprint__notice">
			{ __( 'An import replaces settings, so it is possible only while the store is not live.', 'store-admin' ) }{ ' ' }
			<Link href={ VISIBILITY }>{ __( 'Change the site visibility', 'store-admin' ) }</Link>
		</p>
	);
}

function announceChanges( name: string ): string {
	/* translators: %s: name of a file. */
	return sprintf( __( '%s will change:', 'store-admin' ), name );
}

function Denied( { names }: { readonly names: readonly string[] } ) {
	return (
		<p className="store-admin-blueprint__notice">
			{ sprintf(
				/* translators: %s: names of plugins and themes. */
				__(
					'Your account is not allowed to install or activate: %s. These steps fail, and the others still run. Ask the owner of the site to do it.',
					'store-admin'
				),
				names.join( ', ' )
			) }
		</p>
	);
}

function Import( { maxBytes, requests }: Pick< BlueprintPage, 'maxBytes' | 'requests' > ) {
	const { chosen, choose, clear } = useChosenFile( { maxBytes, requests } );
	const [ isAsking, setIsAsking ] = useState( false );
	const progress = useImport( requests.importBlueprintStep );
	const again = () => {
		progress.reset();
		clear();
	};
	if ( chosen?.error !== undefined || ! chosen ) {
		return (
			<>
				<FileZone maxBytes={ maxBytes } onChoose={ choose } />
				{ chosen && <InlineError message={ chosen.name === '' ? chosen.error : `${ chosen.name }: ${ chosen.error }` } /> }
			</>
		);
	}
	const { steps } = chosen.schema;
	const denied = namesWithoutRight( steps, can );
	if ( progress.state !== 'idle' ) {
		return <ImportProgress steps={ steps } progress={ progress } onAgain={ again } />;
	}
	return (
		<div className="store-admin-blueprint__chosen">
			<p>{ announceChanges( chosen.name ) }</p>
			<StepList label={ __( 'What the import changes', 'store-admin' ) } summary={ summarizeSteps( steps ) } />
			{ denied.length > 0 && <Denied names={ denied } /> }
			<div className="store-admin-blueprint__actions">
				<Button variant="primary" onClick={ () => setIsAsking( true ) }>
					{ __( 'Import', 'woocommerce' ) }
				</Button>
				<Button variant="quiet" onClick={ again }>
					{ __( 'Choose another file', 'store-admin' ) }
				</Button>
			</div>
			{ isAsking && (
				<ConfirmDialog
					title={ __( 'Replace your settings?', 'store-admin' ) }
					confirmLabel={ __( 'Replace settings', 'store-admin' ) }
					cancelLabel={ __( 'Cancel', 'woocommerce' ) }
					onCancel={ () => setIsAsking( false ) }
					onConfirm={ () => {
						setIsAsking( false );
						progress.run( steps );
					} }
					isDestructive
				>
					<p>
						{ __(
							'The import replaces the settings that it contains. Single settings can be put back in History; rows of the database, plugins and themes cannot.',
							'store-admin'
						) }
					</p>
				</ConfirmDialog>
			) }
		</div>
	);
}
