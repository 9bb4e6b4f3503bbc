import type { BlueprintState } from './state';

export const selectors = {
	isImportAllowed: ( state: BlueprintState ): boolean | undefined => state.importAllowed,
};
