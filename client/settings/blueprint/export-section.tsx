import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Button, IconButton, InlineError } from '@store-admin/components';
import type { BlueprintGroup } from '@store-admin/settings';
import { checkExport } from './check-export';
import { ExportTree } from './export-tree';
import { StepList } from './step-list';
import { summarizeSteps } from './step-words';
import type { BlueprintPage } from './use-blueprint';
import { download, useExport, type FinishedExport } from './use-export';

const checkedOf = ( groups: readonly BlueprintGroup[] ): Readonly< Record< string, readonly string[] > > =>
	Object.fromEntries( groups.map( ( { id, items } ) => [ id, items.filter( ( item ) => item.isChecked ).map( ( item ) => item.id ) ] ) );

/** Export of a blueprint: what it contains is chosen before and listed after. */
export function ExportSection( {
	groups,
	deniedGroups,
	requests,
}: Pick< BlueprintPage, 'groups' | 'deniedGroups' | 'requests' > ): ReactElement {
	const [ chosen, setChosen ] = useState( () => checkedOf( groups ) );
	const { isBusy, failure, dismissFailure, finished, start } = useExport( requests.exportBlueprint );
	const { settings = [], plugins = [], themes = [] } = chosen;
	const isEmpty = Object.values( chosen ).every( ( ids ) => ids.length === 0 );
	return (
		<section className="store-admin-blueprint__section" aria-labelledby="store-admin-blueprint-export">
			<h3 id="store-admin-blueprint-export">{ __( 'Export', 'woocommerce' ) }</h3>
			<p>{ __( 'Select the settings, plugins, and themes to export as a .json file.', 'store-admin' ) }</p>
			<ExportTree groups={ groups } chosen={ chosen } onChange={ ( group, ids ) => setChosen( { ...chosen, [ group ]: ids } ) } />
			{ deniedGroups.length > 0 && <Denied groups={ deniedGroups } /> }
			<Button variant="primary" isBusy={ isBusy } isDisabled={ isEmpty } onClick={ () => start( { settings, plugins, themes } ) }>
				{ __( 'Export', 'woocommerce' ) }
			</Button>
			{ failure && (
				<div className="store-admin-blueprint__failure">
					<InlineError message={ failure.message } onRetry={ failure.retry } />
					<IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ dismissFailure } />
				</div>
			) }
			{ finished && ! isBusy && <Finished { ...finished } groups={ groups } /> }
		</section>
	);
}

function Denied( { groups }: Pick< BlueprintPage, 'groups' > ) {
	return (
		<p className="store-admin-blueprint__notice">
			{ sprintf(
				/* translators: %s: names of groups, such as "Plugins, Themes". */
				__( 'Your account is not allowed to export: %s. Ask the owner of the site to do it.', 'store-admin' ),
				groups.map( ( { label } ) => label ).join( ', ' )
			) }
		</p>
	);
}

function Finished( { chosen, made, url, groups }: FinishedExport & { readonly groups: readonly BlueprintGroup[] } ) {
	const steps = made.type === 'json' ? made.data.steps : [];
	const warnings = made.type === 'json' ? checkExport( chosen, made.data, groups ) : [];
	return (
		<div className="store-admin-blueprint__finished" role="status">
			<p>{ __( 'The blueprint was exported.', 'store-admin' ) }</p>
			<Button variant="link" onClick={ () => download( url, made.type ) }>
				{ made.type === 'json' ? __( 'Download the file again', 'store-admin' ) : __( 'Download the archive', 'store-admin' ) }
			</Button>
			{ warnings.map( ( warning ) => (
				<p key={ warning } className="store-admin-blueprint__notice">
					{ warning }
				</p>
			) ) }
			{ made.type === 'json' && (
				<StepList label={ __( 'What the file contains', 'store-admin' ) } summary={ summarizeSteps( steps ) } />
			) }
		</div>
	);
}
