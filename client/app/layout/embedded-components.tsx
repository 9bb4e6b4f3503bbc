import { Suspense, useMemo, type ComponentType, type ReactElement } from 'react';
import { Guard, useFilteredValue, warnOfCulprit } from '@store-admin/extensibility';
import { parseQuery, type Query } from '@store-admin/query';
import { getFacts } from '@store-admin/settings';
import { isComponent } from '../../shared/is-component';
import { embedManifest } from '../manifest';
import { tabIslands } from '../tab-islands';

type EmbeddedComponent = ComponentType< Query >;

const FILTER = 'woocommerce_admin_embedded_layout_components';

/** The host's own entries are parts below the form of a tab too. */
function createComponents(): readonly unknown[] {
	const { islands } = getFacts( embedManifest );
	return islands.flatMap( ( name ) => tabIslands[ name ] ?? [] );
}

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

function isEmbeddedComponent( value: unknown ): value is EmbeddedComponent {
	const isUsable = isComponent( value );
	if ( ! isUsable ) {
		warnOfCulprit( `filter ${ FILTER }`, 'has an entry that is no component. It was left out.' );
	}
	return isUsable;
}

/**
 * Our parts and those of extensions below the form of a classic page. Each gets the query of the address as its props. Their place is there
 * without any too, as in the host: extensions find it by its id.
 */
export function EmbeddedComponents(): ReactElement {
	const query = useMemo( () => parseQuery( window.location.search ), [] );
	const entries = useFilteredValue( FILTER, createComponents, isList, query );
	const components = useMemo( () => entries.filter( isEmbeddedComponent ), [ entries ] );
	return (
		<div className="woocommerce-embedded-layout__primary" id="woocommerce-embedded-layout__primary">
			{ components.map( ( Part, index ) => (
				<Guard key={ index } name={ `component of filter ${ FILTER }` }>
					<Suspense fallback={ null }>
						<Part { ...query } />
					</Suspense>
				</Guard>
			) ) }
		</div>
	);
}
