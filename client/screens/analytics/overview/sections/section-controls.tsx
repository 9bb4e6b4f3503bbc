import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, TextField } from '@store-admin/components';

export interface SectionControlsProps {
	/** Closes the menu of the section. */
	readonly onToggle?: ( () => void ) | undefined;
	readonly onMove: ( change: number ) => void;
	readonly onRemove: () => void;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly titleInput: string;
	readonly onTitleChange: ( title: string ) => void;
	readonly onTitleBlur: () => void;
}

/** Controls that sections of extensions show in their own menus: title, place and removal. Our own sections use `SectionFrame`. */
export function SectionControls( props: SectionControlsProps ): ReactElement {
	const { onToggle, onMove, onRemove, isFirst, isLast, titleInput, onTitleChange, onTitleBlur } = props;
	const thenClose = ( action: () => void ) => () => {
		action();
		onToggle?.();
	};
	return (
		<div className="store-admin-overview__controls">
			<TextField
				label={ __( 'Section title', 'woocommerce' ) }
				value={ titleInput }
				onChange={ onTitleChange }
				onBlur={ onTitleBlur }
			/>
			{ ! isFirst && (
				<Button variant="quiet" onClick={ thenClose( () => onMove( -1 ) ) }>
					{ __( 'Move up', 'woocommerce' ) }
				</Button>
			) }
			{ ! isLast && (
				<Button variant="quiet" onClick={ thenClose( () => onMove( 1 ) ) }>
					{ __( 'Move down', 'woocommerce' ) }
				</Button>
			) }
			<Button variant="quiet" onClick={ thenClose( onRemove ) }>
				{ __( 'Remove section', 'woocommerce' ) }
			</Button>
		</div>
	);
}
