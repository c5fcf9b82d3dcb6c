import texts from "../status.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
