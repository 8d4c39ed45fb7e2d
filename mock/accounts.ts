import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { mask } from '../src/domain/mask';
import type { ApplicantProfile, CurrentUser } from './contract';

/** An account of the mock; the user as `getCurrent` answers it, the mobile number kept whole. */
export interface Account {
  name: string;
  password: string;
  mobile: string;
  user: CurrentUser & { id: string };
  /** What is registered besides, for the applicant's part of forms. */
  registered?: Omit<ApplicantProfile, 'applicantType' | 'applicantName' | 'contactMobile'>;
}

/** Passwords of the three demo accounts; fictional, printed in the README. */
export const DEMO_PASSWORDS = {
  admin: 'Admin2026',
  enterprise: 'Enterprise2026',
  person: 'Person2026',
} as const;

/**
 * Identity number with which the demo person signs forms; its region was never allocated, so it is
 * nobody's.
 */
export const DEMO_ID_NUMBER = '320099199003070010';

/** Salted hash of a password, as text. Cheap on purpose: the mock guards nothing. */
export function hashPassword(password: string): string {
  const salt = randomBytes(8).toString('hex');
  return `${salt}:${scryptSync(password, salt, 16, { N: 256 }).toString('hex')}`;
}

/** Whether the password is the one that was hashed. */
export function passwordMatches(password: string, hashed: string): boolean {
  const [salt = '', hash = ''] = hashed.split(':');
  const given = scryptSync(password, salt, 16, { N: 256 });
  return timingSafeEqual(given, Buffer.from(hash, 'hex'));
}

const demoHashes = new Map<string, string>();

/** Hashed once: a state of the mock is made anew before each test, and hashing is slow by nature. */
function demoHash(name: keyof typeof DEMO_PASSWORDS): string {
  const known = demoHashes.get(name) ?? hashPassword(DEMO_PASSWORDS[name]);
  demoHashes.set(name, known);
  return known;
}

/** The demo accounts, by name: an administrator, an enterprise and a person. */
export function demoAccounts(): Map<string, Account> {
  const accounts: Account[] = [
    {
      name: 'admin',
      password: demoHash('admin'),
      mobile: '13000000001',
      user: { id: 'U1001', access: 'admin', userType: 'PERSON', name: '管理员', certified: true },
    },
    {
      name: 'enterprise',
      password: demoHash('enterprise'),
      mobile: '13000000002',
      user: {
        id: 'U1002',
        access: 'user',
        userType: 'ENTERPRISE',
        name: '张某',
        enterpriseName: '苏州示例新材料有限公司',
        uscc: '91320599YYYYYY0103',
        certified: true,
      },
      registered: {
        legalPerson: '王某',
        region: '320581',
        address: '示例街道云湖示例路 8 号',
        postcode: '215500',
        contactPhone: '0512-20000000',
        contactEmail: 'ip@enterprise.example',
      },
    },
    {
      name: 'person',
      password: demoHash('person'),
      mobile: '13000000003',
      user: { id: 'U1003', access: 'user', userType: 'PERSON', name: '李某', certified: true },
      registered: {
        region: '320581',
        address: '示例街道松溪示例弄 3 号',
        contactEmail: 'li@person.example',
      },
    },
  ];
  return new Map(accounts.map((account) => [account.name, account]));
}

/** What `getCurrent` shows of an account: never the whole mobile number. */
export function currentUser(account: Account): CurrentUser {
  return { ...account.user, mobile: mask('mobile', account.mobile) };
}

/** The name under which an account applies: the enterprise's, or the person's own. */
export function applicantName({ user }: Account): string {
  return (user.userType === 'ENTERPRISE' ? user.enterpriseName : user.name) ?? '';
}

/** What is registered of an account as an applicant. */
export function applicantProfile(account: Account): ApplicantProfile {
  const { user, mobile, registered } = account;
  return {
    applicantType: user.userType ?? 'PERSON',
    applicantName: applicantName(account),
    ...(user.uscc !== undefined && { uscc: user.uscc }),
    ...(user.name !== undefined && { contactName: user.name }),
    contactMobile: mobile,
    ...registered,
  };
}
