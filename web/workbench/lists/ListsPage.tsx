import { Link, useSearchParams } from "react-router";
import { type ListName, resolveLists } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { listPlaces, listsOfWorkbench } from "../addresses/list-places.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { ListEditor } from "./ListEditor.tsx";
import styles from "./ListsPage.module.css";
import { ReportsEditor } from "./ReportsEditor.tsx";
import "../../texts/areas/columns.ts";
import { Changeable } from "../editing/Changeable.tsx";

/** The lists and reports of the tenant. The address determines which one is open. */
export function ListsPage() {
	const addresses = useWorkbenchPaths();
	const [search] = useSearchParams();
	const { tenant, flow, shown } = useBundle();
	const chosen = listsOfWorkbench.find((each) => each === search.get("lijst")) ?? "realisations";
	usePageTitle(text("workbench.lists"));
	const file = `${shown.folder === "" ? "" : `${shown.folder}/`}tenant.json`;
	const problems = shown.problems.filter((problem) => problem.file === file && listPlaces(chosen).test(problem.path));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.lists")}</h1>
			<nav className={styles.lists} aria-label={text("workbench.lists.which")}>
				{listsOfWorkbench.map((each) => (
					<Link key={each} to={addresses.lists(each)} aria-current={each === chosen ? "page" : undefined}>
						{text(`workbench.lists.${each}`)}
					</Link>
				))}
			</nav>
			{problems.length > 0 && (
				<section aria-label={text("workbench.problems")}>
					<ProblemList problems={problems} level={2} />
				</section>
			)}
			{tenant === null ? (
				<p className={styles.about}>{text("workbench.lists.unreadable")}</p>
			) : chosen === "reports" ? (
				<Changeable>
					<ReportsEditor tenant={tenant} />
				</Changeable>
			) : (
				<ListEditor key={chosen} tenant={tenant} list={listOf(chosen)} />
			)}
		</div>
	);

	function listOf(name: ListName) {
		const around = {
			...(tenant?.options === undefined ? {} : { options: tenant.options }),
			...(flow === null ? {} : { flow: flow.compiled.definition }),
		};
		return resolveLists(tenant?.lists, around)[name];
	}
}
