import { createCollectionReads, type CollectionReads } from './collection-reads';
import { entityNames, type EntityWords } from './entity-names';
import { createEntityWrites, type EntityWrites } from './entity-writes';

type Functions< Of extends object > = Readonly< Record< string, Of[ keyof Of ] > >;

/**
 * The actions and resolvers of a store of records, under their public names.
 *
 * @param words Words from which the names are built, and the route.
 */
export function createEntityWork( words: EntityWords ): {
	readonly resolvers: Functions< CollectionReads >;
	readonly actions: Functions< EntityWrites >;
} {
	const names = entityNames( words );
	const reads = createCollectionReads( words.path, names );
	const writes = createEntityWrites( words.path, { ...names, lists: [ names.list, names.total ] } );
	return {
		resolvers: { [ names.list ]: reads.readRecords, [ names.total ]: reads.readTotal, [ names.one ]: reads.readRecord },
		actions: { [ names.create ]: writes.create, [ names.update ]: writes.update, [ names.delete ]: writes.delete },
	};
}
