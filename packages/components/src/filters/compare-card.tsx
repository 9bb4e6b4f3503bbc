import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';
import { IdSearchField } from '../form/id-search-field';
import type { IdSearch } from '../form/use-tag-labels';
import { Section } from '../surface/section';
import { CompareAction, type CompareActionProps } from '../table/compare-action';
import './advanced-filters.scss';

export interface CompareCardProps extends IdSearch, Pick< CompareActionProps, 'most' | 'hint' > {
	readonly title: string;
	/** Name of the search field. */
	readonly searchLabel: string;
	readonly placeholder?: string | undefined;
	/** Ids of the items that are compared now. */
	readonly ids: readonly string[];
	readonly onCompare: ( ids: readonly string[] ) => void;
	readonly onClear: () => void;
}

/** Card to choose the compared items. Changes are applied with "Compare". */
export function CompareCard( props: CompareCardProps ): ReactElement {
	const { title, searchLabel, placeholder, ids, search, getLabels, most, hint, onCompare, onClear } = props;
	const given = ids.join();
	const [ shown, setShown ] = useState( given );
	const [ chosen, setChosen ] = useState( ids );
	if ( shown !== given ) {
		setShown( given );
		setChosen( ids );
	}
	const handleClear = () => {
		setChosen( [] );
		onClear();
	};
	return (
		<Section title={ title } className="store-admin-advanced">
			<div className="store-admin-advanced__search">
				<IdSearchField
					label={ searchLabel }
					placeholder={ placeholder }
					ids={ chosen }
					search={ search }
					getLabels={ getLabels }
					onChange={ setChosen }
				/>
			</div>
			<div className="store-admin-advanced__footer">
				<CompareAction selectedCount={ chosen.length } most={ most } hint={ hint } onCompare={ () => onCompare( chosen ) } />
				{ chosen.length > 0 && (
					<Button variant="link" onClick={ handleClear }>
						{ __( 'Clear all', 'woocommerce' ) }
					</Button>
				) }
			</div>
		</Section>
	);
}
