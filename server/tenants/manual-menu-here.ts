import { type Attribute, type ManualMenu, manualMenuOf, type TenantDefinition, withoutPagesFor } from "../../engine/index.ts";
import type { Config } from "../config/config.ts";

/** Rights that only concern the workbench. */
const workbenchRights = ["design", "publish"] as const satisfies readonly Attribute[];

/** The tenant's menu of manuals on this deployment: without the pages about the workbench if it has none. */
export function manualMenuHere(definition: Pick<TenantDefinition, "manuals">, { workbench }: Pick<Config, "workbench">): ManualMenu {
	const menu = manualMenuOf(definition);
	return workbench === "off" ? withoutPagesFor(menu, workbenchRights) : menu;
}
