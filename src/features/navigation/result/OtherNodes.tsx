import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { nearestWithPatents } from '@/domain/navigation/nearest';
import { subjectLink } from '@/links/landing';
import { nodeResultLink } from '@/links/navigation';
import { useSubject } from '../useNavigation';
import { writtenOf } from '../written';

interface Props {
  /** Ids of the subject and of its node without patents. */
  subject: string;
  node: string;
}

/** Where to go from a node without patents: those nearest to it that have some, and its chain. */
export function OtherNodes({ subject, node }: Props) {
  const { data } = useSubject(subject);
  const nearest = useMemo(() => nearestWithPatents(data?.chain ?? [], node), [data, node]);
  const chain = <Link to={subjectLink({ subject, node })}>回到产业链看别的环节</Link>;
  if (nearest.length === 0) return <p>{chain}</p>;
  return (
    <>
      <p>这些环节有专利：</p>
      <Flex component="ul" vertical gap={4}>
        {nearest.map(({ id, name, total }) => (
          <li key={id}>
            <Link to={nodeResultLink({ subject, node: id })}>{writtenOf(name, total)}</Link>
          </li>
        ))}
        <li>{chain}</li>
      </Flex>
    </>
  );
}
