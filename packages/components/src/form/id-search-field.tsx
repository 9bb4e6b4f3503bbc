import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';
import type { FieldFrameProps } from './field';
import { TagSearchField } from './tag-search-field';
import { useTagLabels, type IdSearch } from './use-tag-labels';
import type { SearchTag } from './use-tag-search';

export interface IdSearchFieldProps extends FieldFrameProps, IdSearch {
	readonly ids: readonly string[];
	readonly onChange: ( ids: readonly string[] ) => void;
	readonly isSingle?: boolean | undefined;
	readonly placeholder?: string | undefined;
}

/** Search field whose value is a list of ids, such as those in an address. */
export function IdSearchField( { ids, onChange, getLabels, ...field }: IdSearchFieldProps ): ReactElement {
	const { tags, hasFailed, remember, retry } = useTagLabels( ids, getLabels );
	const handleChange = ( next: readonly SearchTag[] ) => {
		remember( next );
		onChange( next.map( ( { key } ) => key ) );
	};
	const failure = (
		<>
			<span>{ __( 'The names could not be loaded.', 'store-admin' ) }</span>
			<Button variant="link" onClick={ retry }>
				{ __( 'Retry', 'woocommerce' ) }
			</Button>
		</>
	);
	return <TagSearchField { ...field } { ...( hasFailed && { help: failure } ) } tags={ tags } onChange={ handleChange } />;
}
