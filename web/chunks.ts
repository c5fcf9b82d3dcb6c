import { join } from "node:path";
import { build, type InlineConfig } from "vite";

/** Parts that are loaded at the same moment. */
interface Moment {
	readonly parts: readonly string[];
	/** Everything goes into one file, including the parts. Otherwise each part is a file, and the modules they import are another. */
	readonly whole: boolean;
}

/**
 * The parts that each moment needs. Without this, every module that two parts share would be a file of its own, most
 * of them smaller than the cost of a request: a step made 188 of them.
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
 * Assigns each module a chunk named after the moments at which it is needed, so that nobody downloads what they do not
 * need yet; modules that none of them needs are left to the bundler. A module's imports are needed whenever it is, so
 * these chunks never import each other in a circle. Which modules share imports is only known after unused code is
 * removed, so the bundle is first built without being written.
 * @throws if a part has no chunk: a renamed file would silently become a file of its own again
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

/** These chunks and all their imports, direct or indirect. Dynamic imports do not count. */
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
