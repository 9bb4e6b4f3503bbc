import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, check, chevronLeft, chevronRight } from '@wordpress/icons';
import { TagSearchField } from '../form/tag-search-field';
import type { SearchTag } from '../form/use-tag-search';
import { moveFocus } from '../menu/move-focus';
import type { FilterMenuChoice, FilterMenuSearch } from './filter-menu-choice';

export interface FilterMenuPanelProps {
	readonly choices: readonly FilterMenuChoice[];
	/** Choices from the first level down to the current one. */
	readonly path: readonly FilterMenuChoice[];
	readonly onChoose: ( value: string ) => void;
	readonly onFound: ( search: FilterMenuSearch, tag: SearchTag ) => void;
}

/** Whether a choice opens another level. */
function opensLevel( { choices, search }: FilterMenuChoice ): boolean {
	return choices !== undefined || search !== undefined;
}

interface ChoiceButtonProps {
	readonly choice: FilterMenuChoice;
	readonly isCurrent: boolean;
	readonly onPress: () => void;
}

function ChoiceButton( { choice, isCurrent, onPress }: ChoiceButtonProps ) {
	return (
		<li>
			<button type="button" className="store-admin-menu__item" aria-current={ isCurrent || undefined } onClick={ onPress }>
				<span className="store-admin-menu__mark">{ isCurrent && <Icon icon={ check } size={ 20 } /> }</span>
				<span className="store-admin-filter-menu__choice">{ choice.label }</span>
				{ opensLevel( choice ) && (
					<span className="store-admin-filter-menu__direction">
						<Icon icon={ chevronRight } size={ 20 } />
					</span>
				) }
			</button>
		</li>
	);
}

/** Choices of one level. Arrow keys move between them; the current one gets the focus first. */
export function FilterMenuPanel( { choices, path, onChoose, onFound }: FilterMenuPanelProps ): ReactElement {
	const panel = useRef< HTMLDivElement >( null );
	// Opens on the level that contains the current choice, not on a level or search that the current choice itself opens.
	const [ levels, setLevels ] = useState( () => path.slice( 0, -1 ) );
	const level = levels.at( -1 );
	const current = path.at( levels.length );
	useEffect( () => {
		const target = panel.current?.querySelector< HTMLElement >( '[role="combobox"], [aria-current]' );
		( target ?? panel.current?.querySelector< HTMLElement >( 'li button' ) )?.focus();
	}, [ level ] );
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( event.target instanceof HTMLButtonElement ) {
			moveFocus( event, Array.from( panel.current?.querySelectorAll( 'button' ) ?? [] ) );
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- receives the arrow keys from the buttons inside
		<div ref={ panel } className="store-admin-filter-menu__panel" onKeyDown={ handleKeyDown }>
			{ level && (
				<>
					<button type="button" className="store-admin-menu__item" onClick={ () => setLevels( levels.slice( 0, -1 ) ) }>
						<span className="store-admin-filter-menu__direction">
							<Icon icon={ chevronLeft } size={ 20 } />
						</span>
						<span>{ __( 'Back', 'woocommerce' ) }</span>
					</button>
					<p className="store-admin-filter-menu__level">{ level.label }</p>
				</>
			) }
			{ level?.search ? (
				<LevelSearch search={ level.search } onFound={ onFound } />
			) : (
				<ul className="store-admin-filter-menu__choices">
					{ ( level?.choices ?? choices ).map( ( choice ) => (
						<ChoiceButton
							key={ choice.value }
							choice={ choice }
							isCurrent={ choice === current }
							onPress={ () => ( opensLevel( choice ) ? setLevels( [ ...levels, choice ] ) : onChoose( choice.value ) ) }
						/>
					) ) }
				</ul>
			) }
		</div>
	);
}

interface LevelSearchProps extends Pick< FilterMenuPanelProps, 'onFound' > {
	readonly search: FilterMenuSearch;
}

function LevelSearch( { search, onFound }: LevelSearchProps ) {
	const handleChange = ( tags: readonly SearchTag[] ) => {
		const [ tag ] = tags;
		if ( tag ) {
			onFound( search, tag );
		}
	};
	return (
		<TagSearchField
			label={ search.label }
			placeholder={ search.placeholder }
			search={ search.search }
			tags={ [] }
			onChange={ handleChange }
			isSingle
		/>
	);
}
