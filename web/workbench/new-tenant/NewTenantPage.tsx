import { useEffect, useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { workbenchRoot } from "../addresses/workbench-paths.ts";
import { NothingHere } from "../frame/NothingHere.tsx";
import { PlainFrame } from "../frame/PlainFrame.tsx";
import { NewTenantForm } from "./NewTenantForm.tsx";
import type { TenantMaker, TenantStart } from "./tenant-maker.ts";

export interface NewTenantPageProps {
	readonly maker: TenantMaker;
	/** Explains what will be created here. */
	readonly lead: string;
	/** Opens the tenant that was created. */
	readonly open: (slug: string) => void;
}

/** Creates a tenant from the answers to a few questions. */
export default function NewTenantPage({ maker, lead, open }: NewTenantPageProps) {
	const [start, setStart] = useState<TenantStart | "nobody" | "lost" | undefined>();
	usePageTitle(text("newTenant.title"));
	useEffect(() => {
		let ended = false;
		maker.start().then(
			(found) => ended || setStart(found ?? "nobody"),
			() => ended || setStart("lost"),
		);
		return () => {
			ended = true;
		};
	}, [maker]);
	if (start === "nobody") return <NothingHere />;
	return (
		<PlainFrame place={<Link to={workbenchRoot}>{text("workbench.title")}</Link>} title={text("newTenant.title")} lead={lead}>
			{start === undefined && <Skeletons heights={[64, 64]} label={text("newTenant.loading")} />}
			{start === "lost" && <PlainNotice kind="danger" title={text("workbench.lost")} />}
			{typeof start === "object" && start.left === 0 && <PlainNotice kind="warning" title={text("newTenant.full")} />}
			{typeof start === "object" && start.left > 0 && <NewTenantForm start={start} maker={maker} open={open} />}
		</PlainFrame>
	);
}
