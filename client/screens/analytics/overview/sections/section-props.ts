import type { ComponentType, ReactNode } from 'react';
import type { Query } from '@store-admin/navigation';
import type { SectionControlsProps } from './section-controls';

/** A section in the form of the public filter `woocommerce_dashboard_default_sections`. */
export interface DashboardSection {
	readonly key: string;
	readonly component: ComponentType< SectionProps >;
	readonly title: string;
	readonly isVisible: boolean;
	readonly icon: ReactNode;
	/** Keys of the hidden parts: figures, charts or leaderboards. */
	readonly hiddenBlocks: readonly string[];
}

/** Props of the component of a section. Public: sections of extensions rely on them. */
export interface SectionProps {
	/** Component with the controls that each section has in its menu. */
	readonly controls: ComponentType< SectionControlsProps >;
	/** Filters of `woocommerce_admin_dashboard_filters`. */
	readonly filters: readonly unknown[];
	readonly defaultDateRange: string;
	readonly path: string;
	readonly query: Query;
	readonly title: string;
	/** Title while it is being typed. */
	readonly titleInput: string;
	readonly onTitleChange: ( title: string ) => void;
	/** Saves the typed title; an empty one is dropped. */
	readonly onTitleBlur: () => void;
	readonly hiddenBlocks: readonly string[];
	readonly onChangeHiddenBlocks: ( hiddenBlocks: readonly string[] ) => void;
	/** Returns a function that hides or shows a block. */
	readonly onToggleHiddenBlock: ( key: string ) => () => void;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	/** Moves the section: -1 up, 1 down. */
	readonly onMove: ( change: number ) => void;
	readonly onRemove: () => void;
}
