import { type ListDefinition, listRights, roleName, rolesOf, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { orText } from "../../ui/words/list-text.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { ItemList } from "./ItemList.tsx";
import styles from "./ListsPage.module.css";
import { putItems } from "./list-edits.ts";
import type { WriteTenant } from "./use-tenant-edits.ts";

interface StartsEditorProps {
	readonly list: ListDefinition;
	readonly tenant: TenantDefinition;
	readonly write: WriteTenant;
}

type Start = NonNullable<NonNullable<NonNullable<TenantDefinition["lists"]>[ListDefinition["name"]]>["starts"]>[number];

/** The view that each role starts the list with, as in the address. */
export function StartsEditor({ list, tenant, write }: StartsEditorProps) {
	const starts = tenant.lists?.[list.name]?.starts ?? [];
	const known = rolesOf(tenant);
	const nameOfRole = (role: string) => roleName(role, known);
	const nameOf = ({ roles }: Start) => orText(roles.map(nameOfRole));
	const keyOf = ({ roles }: Start) => roles.join();
	const without = (tenant.access[listRights[list.name]] ?? []).filter((role) => !starts.some(({ roles }) => roles.includes(role)));
	const putAll = (wanted: readonly Start[]) => putItems(["lists", list.name, "starts"], wanted);
	return (
		<ItemList
			label={text("workbench.lists.starts")}
			items={starts}
			keyOf={keyOf}
			nameOf={nameOf}
			onItems={(wanted, said) => write([putAll(wanted)], said)}
			offered={
				without.length === 0
					? []
					: [{ group: text("workbench.lists.starts.roles"), items: without.map((role) => ({ value: role, label: nameOfRole(role) })) }]
			}
			addLabel={text("workbench.lists.starts.add")}
			onAdd={async (role) => {
				const said = text("workbench.items.added", { label: nameOfRole(role) });
				return (await write([putAll([...starts, { roles: [role], view: "" }])], said)) === null ? role : null;
			}}
			controls={(start, change) => (
				<div className={styles.heading}>
					<PropertyInput
						label={text("workbench.lists.starts.view", { label: nameOf(start) })}
						bare={text("workbench.lists.starts.example")}
						type="string"
						value={start.view}
						onWrite={(value) => change((now) => ({ ...now, view: behindList(String(value ?? ""), list.name) }))}
					/>
				</div>
			)}
		/>
	);
}

/** The part of an address after that of its list: people tend to paste the whole address. */
function behindList(typed: string, list: ListDefinition["name"]): string {
	const path = typed.trim().replace(/^https?:\/\/[^/]+/, "");
	const own = paths.inView(list, "");
	return path.startsWith(own) ? path.slice(own.length) : path;
}
