import {
	ColorPicker,
	ComboboxControl,
	DatePicker,
	DropZone,
	FormTokenField,
	RangeControl,
	Tooltip,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';

/*
 * The controls of @wordpress/components that our fields use: all that need more than a native element. This file is a
 * chunk of its own, loaded with the first such field (ADR 0012).
 */
export {
	ColorPicker,
	ComboboxControl,
	DatePicker,
	DropZone,
	FormTokenField,
	RangeControl,
	ToggleGroupControl,
	ToggleGroupControlOption,
	Tooltip,
};
