import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CurrencyFormat } from '@store-admin/format';
import type { FilterDefinition, FilterDraft, FilterValue } from './filter-definition';
import { draftProblems, newDraft, toDrafts, toValue } from './filter-draft';

export type FilterMatch = 'all' | 'any';

export interface FilterDraftsOptions {
	readonly definitions: readonly FilterDefinition[];
	/** Active filters. */
	readonly values: readonly FilterValue[];
	readonly match: FilterMatch;
	/** Currency and separators of the store, for numbers. */
	readonly currency: CurrencyFormat;
	readonly onApply: ( values: readonly FilterValue[], match: FilterMatch ) => void;
}

export interface FilterDraftsHook {
	readonly card: RefObject< HTMLDivElement >;
	readonly drafts: readonly FilterDraft[];
	readonly match: FilterMatch;
	readonly setMatch: ( match: FilterMatch ) => void;
	/** Returns the error messages of a draft's inputs; none before the user tries to apply the filters. */
	readonly problemsOf: ( draft: FilterDraft ) => readonly string[];
	readonly add: ( definition: FilterDefinition ) => void;
	readonly change: ( draft: FilterDraft ) => void;
	readonly remove: ( index: number ) => void;
	readonly clear: () => void;
	readonly apply: () => void;
}

const CONTROL = 'select, input, button';
const NO_PROBLEMS: readonly string[] = [];

/** Target of the focus after the next render: a row, the first input with an error, or the button that adds a filter. */
type FocusGoal = { readonly row: number | 'mistake' } | null;

function focusGoal( card: HTMLElement | null, goal: FocusGoal ): void {
	if ( goal?.row === 'mistake' ) {
		card?.querySelector< HTMLElement >( '[aria-invalid]' )?.focus();
	} else if ( goal ) {
		const row = card?.querySelectorAll( '.store-admin-filter-row' )[ goal.row ];
		const target = row ?? card?.querySelector( '.store-admin-advanced__add' );
		target?.querySelector< HTMLElement >( CONTROL )?.focus();
	}
}

/** State of the filters that are being edited. Changes are discarded when other filters become active. */
export function useFilterDrafts( options: FilterDraftsOptions ): FilterDraftsHook {
	const { definitions, values, currency, onApply } = options;
	const card = useRef< HTMLDivElement >( null );
	const [ drafts, setDrafts ] = useState( () => toDrafts( values, definitions, currency ) );
	const [ match, setMatch ] = useState( options.match );
	const [ isChecked, setIsChecked ] = useState( false );
	const [ goal, setGoal ] = useState< FocusGoal >( null );
	const given = JSON.stringify( [ values, options.match ] );
	const [ shown, setShown ] = useState( given );
	if ( shown !== given ) {
		setShown( given );
		setDrafts( toDrafts( values, definitions, currency ) );
		setMatch( options.match );
		setIsChecked( false );
	}
	useEffect( () => focusGoal( card.current, goal ), [ goal ] );

	return {
		card,
		drafts,
		match,
		setMatch,
		problemsOf: ( draft ) => ( isChecked ? draftProblems( draft, currency ) : NO_PROBLEMS ),
		add: ( definition ) => {
			setDrafts( [ ...drafts, newDraft( definition ) ] );
			setIsChecked( false );
			setGoal( { row: drafts.length } );
		},
		change: ( draft ) => setDrafts( drafts.map( ( other ) => ( other.id === draft.id ? draft : other ) ) ),
		remove: ( index ) => {
			setDrafts( drafts.filter( ( _draft, place ) => place !== index ) );
			setGoal( { row: index } );
		},
		clear: () => {
			setDrafts( [] );
			setIsChecked( false );
			onApply( [], match );
		},
		apply: () => {
			const isWrong = drafts.some( ( draft ) => draftProblems( draft, currency ).some( Boolean ) );
			setIsChecked( isWrong );
			if ( isWrong ) {
				setGoal( { row: 'mistake' } );
			} else {
				onApply(
					drafts.map( ( draft ) => toValue( draft, currency ) ),
					match
				);
			}
		},
	};
}
