import { join } from "node:path";
import { build, type InlineConfig } from "vite";

/** Parts that are loaded at the same moment. */
interface Moment {
	readonly parts: readonly string[];
	/** Everything in one file, the parts themselves too. Otherwise each is a file, and what they import another. */
	readonly whole: boolean;
}

/**
 * What pieces of the product are needed for. Each piece that two parts share would be a file otherwise, most of them
 * smaller than what asking for a file costs: a step asked for 188.
 */
const moments: Readonly<Record<string, Moment>> = {
	shell: { parts: ["main.tsx"], whole: false },
	list: { parts: ["realisations/list/RealisationPathRoute.tsx"], whole: false },
	requests: { parts: ["requests/list/RequestListPage.tsx"], whole: false },
	step: {
		parts: [
			...["realisations/start/StepGate.tsx", "realisations/start/RealisationEntry.tsx", "realisations/step/StepPage.tsx"],
			"forms/widgets/SearchableList.tsx",
		],
		whole: false,
	},
	// After the first view of every page.
	frame: {
		parts: [
			...["./api/show-notification.ts", "ui/notices/NotificationList.tsx", "shell/WholeError.tsx", "shell/other-parts.ts"],
			...["accounts/SessionBanner.tsx", "shell/ProfileDetails.tsx", "inbox/InboxButton.tsx", "manuals/tour/Tour.tsx"],
			...["synchronisation/Synchronisation.tsx", "synchronisation/start-live.ts"],
		],
		whole: true,
	},
	// After the first view of a step.
	beside: {
		parts: [
			...["realisations/step/dialogs/MergeDialog.tsx", "realisations/step/dialogs/ChangePreview.tsx", "ui/dialogs/DialogWindow.tsx"],
			...["StatusPanel", "TrafficDecisionPanel", "TagsCard", "StakeholdersCard", "HistoryCard"].map(
				(card) => `realisations/step/side/${card}.tsx`,
			),
			...["realisations/connections/ConnectedRequests.tsx", "comments/CommentsSection.tsx"],
		],
		whole: true,
	},
	// Leaflet is large, and nothing waits for it.
	map: { parts: ["realisations/step/side/LocationCard.tsx"], whole: true },
};

interface Chunk {
	readonly fileName: string;
	readonly facadeModuleId: string | null;
	readonly imports: readonly string[];
	readonly moduleIds: readonly string[];
}

/**
 * The chunk of each module, named after the moments at which it is needed, so that nobody gets what they do not need
 * then; modules that none of them needs are left to the bundler. What a module imports is needed whenever it is, so
 * these chunks never import each other in a circle. Which modules share what is only known once unused code is gone: the
 * bundle is made once to see it, and not written.
 * @throws if a part has no chunk: a renamed file would silently be a file of its own again
 */
export async function chunksByMoment(root: string, config: InlineConfig): Promise<ReadonlyMap<string, string>> {
	const made = await build({ ...config, root, configFile: false, logLevel: "error", build: { ...config.build, write: false } });
	if (Array.isArray(made) || !("output" in made)) throw new Error("The build has more outputs than one.");
	const chunks = made.output.filter((each) => each.type === "chunk");
	const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const names = new Map<string, string>();
	for (const [moment, { parts }] of Object.entries(moments)) {
		for (const file of reachedFrom(
			parts.map((part) => chunkOf(join(root, part), chunks)),
			byFile,
		)) {
			names.set(file, names.has(file) ? `${names.get(file)}-${moment}` : moment);
		}
	}
	const modules = new Map<string, string>();
	for (const { fileName, moduleIds } of chunks) {
		const name = names.get(fileName);
		if (name !== undefined) for (const id of moduleIds) modules.set(id, name);
	}
	for (const { parts, whole } of Object.values(moments)) if (!whole) for (const part of parts) modules.delete(join(root, part));
	return modules;
}

function chunkOf(part: string, chunks: readonly Chunk[]): string {
	const found = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === part || moduleIds.includes(part));
	if (found === undefined) throw new Error(`${part} is not in the build`);
	return found.fileName;
}

/** These chunks and all that they import, directly or not. What is imported later does not count. */
function reachedFrom(files: readonly string[], chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
	const seen = new Set<string>();
	const visit = (file: string): void => {
		if (seen.has(file)) return;
		seen.add(file);
		chunks.get(file)?.imports.forEach(visit);
	};
	files.forEach(visit);
	return seen;
}
