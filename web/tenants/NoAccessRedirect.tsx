import type { Attribute } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { Redirect } from "../ui/pages/Redirect.tsx";
import { useTenant } from "./TenantContext.tsx";

interface NoAccessRedirectProps {
	/** Attribute of the access map that the page requires. */
	readonly needs: Attribute;
	readonly page: string;
	/** Replaces the default sentence, which names the page. */
	readonly why?: string;
	/** A second sentence. */
	readonly also?: string | undefined;
}

/**
 * Redirects people who may not open a page to the start page, which tells them which page that was and who can open it.
 */
export function NoAccessRedirect({ needs, page, why = text("page.refused", { page }), also }: NoAccessRedirectProps) {
	const { access } = useTenant();
	return <Redirect to={paths.dashboard()} why={why} roles={access[needs] ?? []} also={also} />;
}
