export { applySafeFilter } from './apply-safe-filter';
export { forgetCulprits, warnOfCulprit } from './culprit';
export { Fill } from './fill';
export { onFilterChange } from './filter-changes';
export { Guard } from './guard';
export { PluginAreas } from './plugin-areas';
export { Slot } from './slot';
export { SlotFillRoot } from './slot-fill-root';
export { useFilteredValue } from './use-filtered-value';
