import { endOldImports, forgetOurModules } from './ourModules';

/*
 * The test files of a project run one after the other in the same processes, which saves loading
 * React, antd and the rest for each of them. What is the product's own is loaded anew for every
 * file all the same, so that nothing a module remembers (drafts, caches, the session) reaches
 * another file. First of the set-up files: whatever comes after it is new.
 */
await endOldImports();
forgetOurModules();
