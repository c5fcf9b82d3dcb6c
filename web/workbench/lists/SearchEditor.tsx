import type { TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { CheckInput } from "../editing/CheckInput.tsx";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useInTurn } from "../editing/use-in-turn.ts";
import styles from "./ListsPage.module.css";
import { type Change, put } from "./list-edits.ts";
import type { WriteTenant } from "./use-tenant-edits.ts";

const keys = [
	"reference",
	"name",
	"address",
	"postalCode",
	"city",
	"municipality",
	"statusLabel",
	"contractor",
	"gridOperator",
	"buildingCode",
	"pid",
	"customer",
	"region",
] as const;

interface SearchEditorProps {
	readonly search: TenantDefinition["search"];
	readonly write: WriteTenant;
}

/** The properties that the search field of the lists searches, and its placeholder. */
export function SearchEditor({ search, write }: SearchEditorProps) {
	// At least one key must remain, even if two are pressed before the first change is shown.
	const isLast = (key: string) => search.keys.every((each) => each === key);
	const turn = useInTurn((key: string, wanted: boolean) => (isLast(key) ? Promise.resolve(null) : write([turned(key, wanted)])));
	return (
		<div className={styles.stack}>
			<PropertyInput
				label={text("workbench.lists.search.placeholder")}
				type="string"
				value={search.placeholder}
				needed
				onWrite={(value) => write([put(["search", "placeholder"], value)])}
			/>
			<fieldset className={styles.keys}>
				<legend>{text("workbench.lists.search.keys")}</legend>
				{keys.map((key) => {
					const chosen = search.keys.includes(key);
					return (
						<label key={key} className={styles.check}>
							<CheckInput checked={chosen} disabled={isLast(key)} onTurn={(wanted) => turn(key, wanted)} />
							{text(`workbench.lists.key.${key}`)}
						</label>
					);
				})}
			</fieldset>
		</div>
	);
}

/** Adds or removes a search key, keeping whatever else the file contains by then. */
const turned =
	(key: string, wanted: boolean): Change =>
	(tenant) => {
		const others = tenant.search.keys.filter((each) => each !== key);
		if (!wanted && others.length === 0) return [];
		return put(["search", "keys"], wanted ? [...others, key] : others)(tenant);
	};
