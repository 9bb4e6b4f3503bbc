import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useMemo, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle, Icon } from '@wordpress/icons';
import { nearestRow } from './nearest-row';
import { sortingTexts } from './sorting-texts';
import '../tokens.scss';
import './sortable-list.scss';

export interface SortableItem {
	readonly id: string;
	/** Name of the item, for its handle and for screen readers. */
	readonly name: string;
	/** Keep it the same element while nothing in the item changes: then dragging another one does not render it. */
	readonly content: ReactElement;
	/** Whether the item cannot be dragged itself. */
	readonly isFixed?: boolean;
}

export interface SortableListProps {
	/** Name of the list. */
	readonly label: string;
	readonly items: readonly SortableItem[];
	/** Gets all ids in their new order, after the user has dropped an item at another place. */
	readonly onMove: ( ids: readonly string[] ) => void;
	readonly className?: string;
}

/** Items move up and down only. */
function keepColumn< Move extends { readonly x: number } >( { transform }: { readonly transform: Move } ): Move {
	return { ...transform, x: 0 };
}

const MODIFIERS = [ keepColumn ];

interface RowProps {
	readonly item: SortableItem;
	readonly children: ReactNode;
}

/** A row. Only this shell is rendered while something is dragged; handle and `children` stay the same elements. */
function Row( { item: { id, name, isFixed = false }, children }: RowProps ): ReactElement {
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable( {
		id,
		disabled: isFixed,
	} );
	const describedBy = attributes[ 'aria-describedby' ];
	const handle = useMemo(
		() =>
			isFixed ? (
				<span className="store-admin-sortable__handle" />
			) : (
				<button
					{ ...listeners }
					ref={ setActivatorNodeRef }
					type="button"
					className="store-admin-sortable__handle"
					/* translators: %s: name of an item of a list. */
					aria-label={ sprintf( __( 'Move %s', 'store-admin' ), name ) }
					aria-describedby={ describedBy }
				>
					<Icon icon={ dragHandle } size={ 24 } />
				</button>
			),
		[ isFixed, listeners, setActivatorNodeRef, name, describedBy ]
	);
	const style = transform ? { transform: `translate3d(0, ${ Math.round( transform.y ) }px, 0)`, transition } : { transition };
	return (
		<li ref={ setNodeRef } style={ style } className={ `store-admin-sortable__item${ isDragging ? ' is-dragging' : '' }` }>
			{ handle }
			<div className="store-admin-sortable__content">{ children }</div>
		</li>
	);
}

/**
 * A list that the user sorts, by dragging the handle of an item or with the keyboard: Space picks an item up and drops it,
 * arrow keys move it, Escape puts it back. Screen readers hear each step. It is the only user of @dnd-kit.
 */
export function SortableList( { label, items, onMove, className = '' }: SortableListProps ): ReactElement {
	const contextId = useId();
	const sensors = useSensors(
		// A press that does not move is a click.
		useSensor( PointerSensor, { activationConstraint: { distance: 4 } } ),
		// A smooth scroll would still be on its way when the next key is pressed.
		useSensor( KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' } )
	);
	const ids = useMemo( () => items.map( ( { id } ) => id ), [ items ] );
	const texts = useMemo( () => sortingTexts( items ), [ items ] );
	const collisionDetection = useMemo( () => nearestRow( ids ), [ ids ] );
	const handleDragEnd = ( { active, over }: DragEndEvent ) => {
		const from = ids.indexOf( String( active.id ) );
		const to = over ? ids.indexOf( String( over.id ) ) : from;
		if ( to !== from && to >= 0 ) {
			onMove( arrayMove( [ ...ids ], from, to ) );
		}
	};
	return (
		<DndContext
			id={ contextId }
			sensors={ sensors }
			collisionDetection={ collisionDetection }
			modifiers={ MODIFIERS }
			accessibility={ texts }
			onDragEnd={ handleDragEnd }
		>
			<SortableContext items={ ids } strategy={ verticalListSortingStrategy }>
				<ol className={ `store-admin-sortable ${ className }` } aria-label={ label }>
					{ items.map( ( item ) => (
						<Row key={ item.id } item={ item }>
							{ item.content }
						</Row>
					) ) }
				</ol>
			</SortableContext>
		</DndContext>
	);
}
