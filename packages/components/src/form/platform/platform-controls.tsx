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
 * The controls of @wordpress/components that fields use: everything that needs more than a native element. This file is one
 * chunk of its own, which comes with the first such field (ADR 0012).
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
