import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useClassicForm } from '../parts/classic-form/use-classic-form';
import type { IslandProps } from '../parts/island-props';
import { ExportSection } from './export-section';
import { ImportSection } from './import-section';
import { useBlueprint } from './use-blueprint';
import './style.scss';

/** Settings, plugins and themes as a file that sets up another store. */
export function BlueprintIsland( { place, form }: IslandProps ): ReactElement {
	useClassicForm( place, form );
	const page = useBlueprint();
	return (
		<div className="store-admin-blueprint">
			<h2>{ __( 'Blueprint', 'woocommerce' ) }</h2>
			<p>
				{ __(
					'Blueprints are setup files containing WooCommerce settings, plugins, and themes. They set up another store in the same way.',
					'store-admin'
				) }
			</p>
			<ImportSection { ...page } />
			<ExportSection { ...page } />
		</div>
	);
}
