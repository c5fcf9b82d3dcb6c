import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { ChoiceList } from "../reasons/ChoiceList.tsx";
import { choiceLists } from "../reasons/choice-edits.ts";
import styles from "./HouseStylePage.module.css";
import { Look } from "./Look.tsx";
import { OwnTexts } from "./OwnTexts.tsx";

/** The lists of choices, the look of the product, and texts that this tenant words differently. */
export function HouseStylePage() {
	const { tenant } = useBundle();
	usePageTitle(text("style.title"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("style.title")}</h1>
			<p className={styles.lead}>{text("style.lead")}</p>
			{tenant === null ? (
				<p className={styles.lead}>{text("roles.unreadable")}</p>
			) : (
				<Changeable>
					<section className={styles.part} aria-labelledby="redenen">
						<h2 id="redenen" className={styles.heading}>
							{text("style.reasons")}
						</h2>
						{choiceLists.map((list) => (
							<ChoiceList key={list} tenant={tenant} list={list} />
						))}
					</section>
					<Look tenant={tenant} />
					<OwnTexts tenant={tenant} />
				</Changeable>
			)}
		</div>
	);
}
