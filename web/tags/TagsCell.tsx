import { useTenant } from "../tenants/TenantContext.tsx";
import "../texts/areas/tags.ts";
import { text } from "../texts/text.ts";
import { OnApproach } from "../ui/OnApproach.tsx";
import styles from "./TagsCell.module.css";
import { tagLabels } from "./tag-choices.ts";

const MOST = 4;

/** A list's cell: the first four tags of a record. What comes after them shows under the pointer and when the keyboard comes there. */
export function TagsCell({ tags }: { readonly tags: readonly string[] }) {
	const { tags: known = [] } = useTenant();
	if (tags.length === 0) return null;
	const labels = tagLabels(known, tags);
	const rest = labels.slice(MOST).map(({ label }) => label);
	return (
		<ul className={styles.tags}>
			{labels.slice(0, MOST).map(({ uuid, label }) => (
				<li key={uuid} className={styles.tag} title={label}>
					{label}
				</li>
			))}
			{rest.length > 0 && (
				<li className={styles.more}>
					<OnApproach more={rest.join(", ")}>
						{rest.length === 1 ? text("tags.more.one") : text("tags.more", { count: rest.length })}
					</OnApproach>
				</li>
			)}
		</ul>
	);
}
