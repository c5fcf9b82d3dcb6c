import { text } from "../../texts/text.ts";
import type { useWorkbenchPaths } from "../addresses/workbench-paths.ts";

interface Screen {
	readonly to: string;
	readonly name: string;
	/** Whether it is current only at its own address, not at those below it. */
	readonly end?: true;
}

/** Every screen of the open files. `isDesign`: includes the screens that a folder lacks. */
export function screenList(addresses: ReturnType<typeof useWorkbenchPaths>, isDesign: boolean): readonly Screen[] {
	return [
		{ to: addresses.overview(), name: text("workbench.overview"), end: true },
		{ to: addresses.flow(), name: text("workbench.flow"), end: true },
		{ to: addresses.conditions(), name: text("workbench.conditions") },
		{ to: addresses.lists(), name: text("workbench.lists") },
		{ to: addresses.roles(), name: text("roles.title") },
		{ to: addresses.houseStyle(), name: text("style.title") },
		{ to: addresses.manuals(), name: text("workbench.manuals") },
		{ to: addresses.scenarios(), name: text("workbench.scenarios") },
		{ to: addresses.problems(), name: text("workbench.problems") },
		...(isDesign
			? [
					{ to: addresses.difference(), name: text("workbench.difference") },
					{ to: addresses.publish(), name: text("publishing.title") },
					{ to: addresses.history(), name: text("workbench.history") },
				]
			: []),
	];
}
