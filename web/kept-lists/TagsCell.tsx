import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { HoverText } from "../ui/parts/HoverText.tsx";
import styles from "./TagsCell.module.css";
import { tagLabels } from "./tag-choices.ts";
import "../texts/areas/lists.ts";

const MOST = 4;

/** Table cell with a record's first four tags. The rest appears on hover and on keyboard focus. */
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
					<HoverText more={rest.join(", ")}>
						{rest.length === 1 ? text("tags.more.one") : text("tags.more", { count: rest.length })}
					</HoverText>
				</li>
			)}
		</ul>
	);
}
